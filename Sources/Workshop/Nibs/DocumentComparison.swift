internal import CellNibs
internal import Foundation
internal import UIKit

/// The comparison of a document's layout with the frames that its editor stored.
@MainActor struct DocumentComparison {
  private let document: NibDocument
  private let device: EditorDevice

  init(_ document: NibDocument) {
    self.document = document
    device = EditorDevice(document)
  }

  func compare() -> FrameComparison {
    device.run {
      var comparison = FrameComparison()
      let inspection = NibInspection(document)
      for object in document.objects where object.values["frame"] != nil {
        let isView = object.element == "view"
        let insets = isView ? device.insets(for: object, around: SceneBars.Bars()) : [.zero]
        add(insets, &comparison) { inspection.root(object) }
        compareCells(in: object, inspection, &comparison)
      }
      let bars = SceneBars(document)
      for scene in document.scenes {
        guard let main = scene.main, let view = main.child("view") else { continue }
        add(device.insets(for: view, around: bars.around(main)), &comparison) { inspection.root(scene, main) }
        compareCells(in: view, inspection, &comparison)
      }
      comparison.messages = inspection.messages
      return comparison
    }
  }

  /// Adds the comparison of a root in the safe area with which most views agree.
  ///
  /// The editor does not store the insets of the canvas's safe area, which follow from bars that it simulates.
  private func add(
    _ insets: [UIEdgeInsets], _ comparison: inout FrameComparison, _ make: () -> NibInspection.Root?
  ) {
    func made(_ insets: UIEdgeInsets, _ texts: TextMeasures? = nil) -> NibInspection.Root? {
      guard let root = make() else { return nil }
      place(root, insets: insets, texts: texts)
      return root
    }
    var best: (root: NibInspection.Root, insets: UIEdgeInsets, equal: Int)?
    for insets in insets {
      guard let root = made(insets) else { return }
      let constrained = root.views.filter(\.isConstrained)
      let equal = constrained.count(where: \.isEqual)
      if best.map({ equal > $0.equal }) ?? true { best = (root, insets, equal) }
      if equal == constrained.count { break }
    }
    guard let best else { return }
    comparison.add(best.root, of: document) { made(best.insets, $0) }
  }

  /// Compares the prototypes and static cells in an object, each as a root of its own.
  private func compareCells(
    in object: NibObject, _ inspection: NibInspection, _ comparison: inout FrameComparison
  ) {
    let sections = object.lists["sections"] ?? []
    let isTable = object.element == "tableView"
    let supplementary = object.children.filter { $0.element == "collectionReusableView" }
    let cells =
      (object.lists["prototypes"] ?? []) + (object.lists["cells"] ?? [])
      + sections.flatMap { $0.lists["cells"] ?? [] } + supplementary
    for cell in cells {
      func make(_ texts: TextMeasures?) -> NibInspection.Root? {
        guard let root = inspection.root(cell) else { return nil }
        if isTable, case .rect(let frame) = object.values["frame"] {
          root.giveTable(
            width: tableWidth(frame.width, around: cell), style: object.attributes["style"] ?? "plain")
        }
        place(root, insets: .zero, texts: texts)
        return root
      }
      guard let root = make(nil) else { continue }
      comparison.add(root, of: document, again: make)
    }
    for child in object.children where child.element != "collectionReusableView" {
      compareCells(in: child, inspection, &comparison)
    }
    for view in object.lists["subviews"] ?? [] { compareCells(in: view, inspection, &comparison) }
  }

  /// Returns the width of the table whose margins a cell has: the screen's width if the cell takes the margins of what
  /// is around it.
  private func tableWidth(_ width: CGFloat, around cell: NibObject) -> CGFloat {
    let takesMargins = [cell, cell.child("contentView")].allSatisfy {
      $0?.attributes["preservesSuperviewLayoutMargins"] == "YES"
    }
    return takesMargins ? max(width, device.size.width) : width
  }

  /// Gives the root view of a nib file the margins that the editor gives it, a controller's view's margins.
  private func giveMargins(to root: NibInspection.Root, width: CGFloat) {
    let object = root.object
    guard document.kind == .nib, object.element == "view", object.key == nil, root.controller == nil,
      object.values["layoutMargins"] == nil, object.values["directionalLayoutMargins"] == nil
    else { return }
    let side: CGFloat = width < 414 ? 16 : 20
    root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Lays a root out at its stored size, with some texts in their stored sizes.
  private func place(_ root: NibInspection.Root, insets: UIEdgeInsets, texts: TextMeasures? = nil) {
    guard case .rect(let frame) = root.object.values["frame"] else { return }
    giveMargins(to: root, width: frame.width)
    if let cell = EditorCell(root, in: document, on: device) {
      cell.giveMargins()
      cell.holdContent()
    }
    for placed in root.views {
      EditorContent(placed, in: document, text: texts?.size(of: placed.object))?.give(to: placed.view)
      // The editor shows what scrolls from its start, also under bars.
      (placed.view as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
      // The editor shows a spinner at rest, although the app hides it.
      if let spinner = placed.view as? UIActivityIndicatorView,
        placed.object.attributes["hidden"] == nil || placed.object.attributes["hidesWhenStopped"] == "YES"
      {
        spinner.hidesWhenStopped = false
        spinner.isHidden = false
      }
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: frame.size))
    window.deviceSafeAreaInsets = insets
    root.view.translatesAutoresizingMaskIntoConstraints = true
    root.view.frame = CGRect(origin: .zero, size: frame.size)
    window.addSubview(root.view)
    window.layoutIfNeeded()
    root.view.layoutIfNeeded()
  }
}
