package import CellNibs
package import Foundation
internal import CellDrawing

/// The views of a document with the frames that the editor stored, for comparing both.
@MainActor package final class NibInspection {
  /// A view that an element of the document describes.
  package struct Placed {
    package let object: NibObject
    package let view: UIView
    /// The element around the view's, or nil for a root.
    package let parent: NibObject?
  }

  /// The views of one root, whose own frame is stored.
  package struct Root {
    package let object: NibObject
    package let view: UIView
    /// The controller of the view, which the caller keeps alive.
    package let controller: UIViewController?
    package let views: [Placed]

    /// Gives a cell the margins that it has in a table of a width.
    @MainActor package func giveTable(width: CGFloat, style: String) {
      guard let cell = view as? UITableViewCell else { return }
      cell.context = TableCellContext(
        style: style == "plain" ? .plain : style == "grouped" ? .grouped : .insetGrouped, isFirst: true,
        isLast: true, isFollowedByRow: false, margin: TableMetrics.margin(width: width),
        accessoryMargin: TableMetrics.margin(width: width), separatorColor: nil,
        separatorInset: nil)
    }

    /// Makes a cell keep a frame of its content view, independent of its accessory.
    @MainActor package func giveContent(frame: CGRect) {
      guard let cell = view as? UITableViewCell else { return }
      cell.parts.contentFrame = frame
      cell.setNeedsLayout()
    }
  }

  private let file: NibFile
  /// The messages about everything that was unknown so far.
  package private(set) var messages: [String] = []

  /// Creates an inspection. `isForEditor` says whether constraints that only the editor uses are made too.
  package init(_ document: NibDocument, bundle: Bundle? = nil, isForEditor: Bool = true) {
    file = NibFile(document: document, bundle: bundle, isForEditor: isForEditor)
  }

  /// Makes the views of a root of a nib file or of a cell.
  package func root(_ object: NibObject) -> Root? {
    made(object, owner: nil) { _ in nil }
  }

  /// Makes a controller of a scene with its view.
  package func root(_ scene: NibScene, _ main: NibObject) -> Root? {
    guard let written = main.child("view") else { return nil }
    let plan = NibPlan([main], in: file, traits: .current)
    let loading = NibLoading(plan, owner: nil)
    guard let controller = plan.roots.first.flatMap({ loading.make($0) }) as? UIViewController else {
      return nil
    }
    controller.nibScene = nil
    return made(written, owner: controller) { [weak controller] id in
      if id == main.id { return controller }
      return main.guides.first { $0.value == id }.flatMap { controller?.nibGuide($0.key) }
    }
  }

  /// Makes the initial controller of a storyboard as an app does, with the controllers around and in it.
  package func initialController() -> UIViewController? {
    let storyboard = UIStoryboard(file)
    return file.document.initialController.flatMap { storyboard.controller(of: $0) }
  }

  private func made(
    _ object: NibObject, owner: UIViewController?, _ external: @escaping NibLoading.Resolver
  ) -> Root? {
    let plan = NibPlan([object], in: file, traits: .current)
    let loading = NibLoading(plan, owner: owner, external: external)
    guard let view = plan.roots.first.flatMap({ loading.make($0) }) as? UIView else { return nil }
    if let owner { owner.view = view }
    loading.connect()
    for message in loading.messages where !messages.contains(message) { messages.append(message) }
    var placed: [Placed] = []
    func collect(_ object: NibObject, _ parent: NibObject?) {
      if let id = object.id, let index = plan.indexes[id], let view = loading.objects[index] as? UIView {
        placed.append(Placed(object: object, view: view, parent: parent))
      }
      for child in object.children { collect(child, object) }
      for view in object.lists["subviews"] ?? [] { collect(view, object) }
    }
    collect(object, nil)
    return Root(object: object, view: view, controller: owner, views: placed)
  }

}
