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

  func compare() -> Comparison {
    device.run {
      var comparison = Comparison()
      let inspection = NibInspection(document)
      for object in document.objects where object.values["frame"] != nil {
        add(device.insets(for: object, around: SceneBars.Bars()), &comparison) { inspection.root(object) }
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
    _ insets: [UIEdgeInsets], _ comparison: inout Comparison, _ make: () -> NibInspection.Root?
  ) {
    var best: Comparison?
    for insets in insets {
      guard let root = make() else { return }
      place(root, insets: insets)
      var own = Comparison()
      own.add(root, scale: device.scale)
      if best.map({ own.constrained.equal > $0.constrained.equal }) ?? true { best = own }
      if own.constrained.equal == own.constrained.all { break }
    }
    if let best { comparison.add(best) }
  }

  /// Compares the prototypes and static cells in an object, each as a root of its own.
  private func compareCells(in object: NibObject, _ inspection: NibInspection, _ comparison: inout Comparison)
  {
    let sections = object.lists["sections"] ?? []
    let isTable = object.element == "tableView"
    let supplementary = object.children.filter { $0.element == "collectionReusableView" }
    let cells =
      (object.lists["prototypes"] ?? []) + (object.lists["cells"] ?? [])
      + sections.flatMap { $0.lists["cells"] ?? [] } + supplementary
    for cell in cells {
      guard let root = inspection.root(cell) else { continue }
      if isTable, case .rect(let frame) = object.values["frame"] {
        root.giveTable(width: frame.width, style: object.attributes["style"] ?? "plain")
      }
      place(root, insets: .zero)
      comparison.add(root, scale: device.scale)
    }
    for child in object.children where child.element != "collectionReusableView" {
      compareCells(in: child, inspection, &comparison)
    }
    for view in object.lists["subviews"] ?? [] { compareCells(in: view, inspection, &comparison) }
  }

  /// Lays a root out at its stored size.
  private func place(_ root: NibInspection.Root, insets: UIEdgeInsets) {
    guard case .rect(let frame) = root.object.values["frame"] else { return }
    if document.toolsVersion < 14000, let cell = root.view as? UITableViewCell {
      cell.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      cell.contentView.layoutMargins = cell.layoutMargins
    }
    for placed in root.views {
      let size = placed.object.id.flatMap { document.designableSizes[$0] }
      PlaceholderSize(placed.object, designable: size)?.give(to: placed.view)
      // The editor shows a spinner at rest.
      if let spinner = placed.view as? UIActivityIndicatorView, placed.object.attributes["hidden"] == nil {
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

/// The size of a view's content that only the editor knows.
private struct PlaceholderSize {
  private let width: CGFloat?
  private let height: CGFloat?

  init?(_ object: NibObject, designable: CGSize?) {
    var size = designable
    if case .size(let written) = object.values["intrinsicContentSize"] { size = written }
    width =
      object.attributes["placeholderIntrinsicWidth"].flatMap(Double.init).map { CGFloat($0) } ?? size?.width
    height =
      object.attributes["placeholderIntrinsicHeight"].flatMap(Double.init).map { CGFloat($0) } ?? size?.height
    if width == nil, height == nil { return nil }
  }

  /// Holds the view at the size as its content would, with its own priorities.
  @MainActor func give(to view: UIView) {
    if let width { hold(view.widthAnchor, width, view, .horizontal) }
    if let height { hold(view.heightAnchor, height, view, .vertical) }
    // The size takes the place of the content's own.
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, width), (.vertical, height)]
    where length != nil {
      view.setContentHuggingPriority(UILayoutPriority(0.01), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(0.01), for: axis)
    }
  }

  @MainActor private func hold(
    _ anchor: NSLayoutDimension, _ length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    let smallest = anchor.constraint(greaterThanOrEqualToConstant: length)
    smallest.priority = view.contentCompressionResistancePriority(for: axis)
    let largest = anchor.constraint(lessThanOrEqualToConstant: length)
    largest.priority = view.contentHuggingPriority(for: axis)
    NSLayoutConstraint.activate([smallest, largest])
  }
}
