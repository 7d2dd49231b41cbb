import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// The constraints of a picture's views, in points from the picture's top left corner.
struct DrawnConstraints: Hashable, Sendable {
  /// A view whose place or size the constraints do not determine.
  struct Ambiguity: Hashable, Sendable {
    var rect: CGRect
    /// The text in the legend: `titleLabel: other values are possible for its width`.
    var text: String
  }

  /// The constraints that hold, followed by the broken ones, each in the order of the views that hold them.
  private(set) var constraints: [DrawnConstraint] = []
  private(set) var ambiguities: [Ambiguity] = []
  /// The frames of the constraints' views.
  private(set) var frames: [CGRect] = []
  /// The frames of layout guides and of stacks.
  private(set) var guides: [CGRect] = []
  /// The areas of texts, which a label should not cover.
  private(set) var texts: [CGRect] = []

  /// - Parameter rect: The shown part of the picture, in points from the top left corner of the view's visible area.
  @MainActor
  init(in view: UIView, rect: CGRect) {
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    let page = ConstraintItem.Page(
      root: view, corner: CGPoint(x: view.bounds.minX + rect.minX, y: view.bounds.minY + rect.minY))
    var names: [ObjectIdentifier: String] = [:]
    for (line, layer) in zip(capture.views, capture.layers) where !line.isHidden {
      if let view = layer.view { names[ObjectIdentifier(view)] = line.propertyName ?? line.className }
    }
    let area = CGRect(origin: .zero, size: rect.size)
    var broken: [DrawnConstraint] = []
    for (line, layer) in zip(capture.views, capture.layers) where !line.isHidden {
      guard let view = layer.view else { continue }
      let frame = page.rect(view.bounds, in: view)
      if line.text != nil, frame.intersects(area) { texts.append(frame) }
      if let stack = view as? UIStackView {
        let inner =
          stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutFrame : stack.bounds
        add(page.rect(inner, in: stack), to: \.guides)
      }
      for constraint in view.constraints where constraint.isWorthDrawing {
        guard constraint.views(in: names),
          let drawn = DrawnConstraint(constraint, on: page, names: names),
          drawn.line.rect(around: 1).intersects(area)
        else { continue }
        if drawn.state == .broken { broken.append(drawn) } else { constraints.append(drawn) }
        noteItems(of: constraint, on: page)
      }
      noteAmbiguities(of: view, names, on: page)
    }
    constraints += broken
  }

  @MainActor
  private mutating func noteItems(of constraint: NSLayoutConstraint, on page: ConstraintItem.Page) {
    for item in [constraint.firstItem, constraint.secondItem] {
      if let view = item as? UIView {
        add(page.rect(view.alignmentRect(forFrame: view.bounds), in: view), to: \.frames)
      } else if let guide = item as? UILayoutGuide, let view = guide.owningView {
        add(page.rect(guide.layoutFrame, in: view), to: \.guides)
      }
    }
  }

  private mutating func add(_ rect: CGRect, to rects: WritableKeyPath<Self, [CGRect]>) {
    if !self[keyPath: rects].contains(rect) { self[keyPath: rects].append(rect) }
  }

  @MainActor
  private mutating func noteAmbiguities(
    of host: UIView, _ names: [ObjectIdentifier: String], on page: ConstraintItem.Page
  ) {
    for fault in host.constraintFaults where fault.kind == .ambiguity {
      guard let name = names[ObjectIdentifier(fault.view)] else { continue }
      let rect = page.rect(fault.view.bounds, in: fault.view)
      ambiguities.append(Ambiguity(rect: rect, text: "\(name): \(fault.actual)"))
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is drawn. Of a stack's constraints, only the spacing is drawn, because the other
  /// constraints are the same for every stack.
  fileprivate var isWorthDrawing: Bool { !isOfStack || identifier == "UISV-spacing" }

  /// Returns whether all views of the constraint are shown.
  fileprivate func views(in shown: [ObjectIdentifier: String]) -> Bool {
    [firstItem, secondItem].compactMap(\.self).allSatisfy { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view.map { shown[ObjectIdentifier($0)] != nil } ?? false
    }
  }
}
