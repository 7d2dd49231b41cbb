internal import CellDrawing
internal import CellNibs
public import Foundation

/// The controllers of a storyboard.
///
/// Unlike UIKit, the storyboard is read from the editor's `.storyboard` file, not from a compiled one. A file that is
/// missing or broken, and what is unknown in it, is reported.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  private let bundle: Bundle?
  /// The file in the language of the device.
  private var file: NibFile? { document }
  var document: NibFile? {
    readFile ?? NibLibrary.file(named: name, extensions: ["storyboard"], in: bundle)
  }
  private var readFile: NibFile?

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// Creates a storyboard of a document that was read before.
  init(_ file: NibFile) {
    name = file.name
    bundle = file.bundle
    super.init()
    readFile = file
  }

  /// Returns the initial controller, or nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    file?.document.initialController.flatMap { controller(of: $0) }
  }

  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    file?.document.initialController.flatMap { controller(of: $0, creator: creator) } as? Controller
  }

  /// Returns the controller of an identifier. Unlike UIKit, a plain controller replaces a missing controller, which is
  /// reported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifiedBy: identifier, creator: nil) ?? UIViewController(nibName: nil, bundle: nil)
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(identifiedBy: identifier, creator: creator)
    if let made = made as? Controller { return made }
    let found = made.map { "\(type(of: $0))" } ?? "missing"
    preconditionFailure(
      "The controller \(identifier) of the storyboard \(name) is \(found), not \(Controller.self).")
  }

  private func controller(
    identifiedBy identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let file else { return nil }
    for scene in file.document.scenes {
      for object in scene.objects where object.attributes["storyboardIdentifier"] == identifier {
        return object.id.flatMap { controller(of: $0, creator: creator) }
      }
    }
    Diagnostics.report("\(file.name) has no controller with the identifier \(identifier)")
    return nil
  }

  /// The controllers that are being made, or that make their views, inside of one another.
  private static var open: [String] = []

  /// Runs `body` while the controller of an identifier is being made or makes its view. Returns nil if that is the case
  /// already: controllers that contain one another without an end are reported.
  func opening<Result>(_ id: String, _ body: () -> Result?) -> Result? {
    let key = "\(file?.document.path ?? name)#\(id)"
    guard !Self.open.contains(key) else {
      Diagnostics.report("\(file?.name ?? name): the controller \(id) contains itself; its place stays empty")
      return nil
    }
    Self.open.append(key)
    defer { Self.open.removeLast() }
    return body()
  }

  /// Returns the controller with an identifier of the document.
  func controller(
    of id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    opening(id) { make(id, creator: creator) }
  }

  private func make(_ id: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let file, let scene = file.document.scenes.first(where: { $0.objects.contains { $0.id == id } }),
      let main = scene.objects.first(where: { $0.id == id })
    else { return nil }
    if main.element == "viewControllerPlaceholder" { return referred(main, creator) }
    let others = scene.objects.filter { $0.id != id }
    let plan = NibPlan(
      [main] + others, placeholders: scene.placeholders, in: file, traits: UITraitCollection.current)
    let loading = NibLoading(plan, owner: nil)
    guard let root = plan.indexes[id],
      let controller = loading.make(root, creator: creator) as? UIViewController
    else {
      loading.reportFaults()
      return nil
    }
    let companions = others.compactMap { $0.id.flatMap { plan.indexes[$0] }.flatMap { loading.make($0) } }
    controller.nibScene?.take(self, loading, companions: companions)
    loading.connect()
    relate(controller, main)
    return controller
  }

  /// Returns the controller of another storyboard to which a placeholder refers.
  private func referred(
    _ placeholder: NibObject, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = placeholder.attributes["storyboardName"] else { return nil }
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = placeholder.attributes["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController(creator: creator)
    }
    return storyboard.controller(identifiedBy: identifier, creator: creator)
  }

  /// Makes the children of a navigation, tab bar or split view controller.
  private func relate(_ controller: UIViewController, _ written: NibObject) {
    var children: [UIViewController] = []
    let relationships = written.connections.filter { connection in
      guard case .segue(let segue) = connection.kind else { return false }
      return segue.kind == "relationship"
    }
    // The columns of a split view controller may be written in any order.
    for connection in relationships.filter({ !$0.isOfLastColumn }) + relationships.filter(\.isOfLastColumn) {
      guard case .segue(let segue) = connection.kind else { continue }
      let creator = controller.creator(of: segue, sender: nil)
      if let child = self.controller(of: connection.destination, creator: creator) { children.append(child) }
    }
    guard !children.isEmpty else { return }
    (controller as? any NibContainer)?.takeNibChildren(children)
  }
}

extension NibConnection {
  /// Whether the connection is the relationship of the last column of a split view controller.
  fileprivate var isOfLastColumn: Bool {
    guard case .segue(let segue) = kind else { return false }
    return ["detailViewController", "secondaryViewController"].contains(segue.relationship)
  }
}

/// A controller that shows the controllers to which its relationships lead.
@MainActor protocol NibContainer: UIViewController {
  func takeNibChildren(_ children: [UIViewController])
}
