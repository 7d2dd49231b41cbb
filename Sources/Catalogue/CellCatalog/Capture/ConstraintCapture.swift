package import CellSnapshots
import Foundation
package import UIKit

/// A capture of the constraints that an app made, and of the settings of stacks and margins. They are noted in the
/// lines of the views that hold them.
@MainActor
package struct ConstraintCapture {
  private let tree: LayoutTree
  private let layers: [CALayer]
  /// The line of each view.
  private let places: [ObjectIdentifier: Int]
  /// The views whose margins are used by constraints.
  private var withMargins: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - views: The complete lines of a layout.
  ///   - layers: The layer of each line.
  static func note(in views: inout [LayoutView], _ layers: [CALayer]) {
    guard layers.contains(where: { $0.view.map(\.isAboutConstraints) ?? false }) else { return }
    var capture = ConstraintCapture(views, layers)
    for index in views.indices where !views[index].isHidden {
      guard let view = layers[index].view, !view.constraints.isEmpty else { continue }
      let constraints = capture.constraints(in: view, at: index)
      if !constraints.isEmpty {
        views[index].attributes[.constraints] = LayoutConstraint.text(of: constraints)
      }
    }
    for index in views.indices where !views[index].isHidden {
      guard let view = layers[index].view else { continue }
      let arrangement = capture.arrangement(of: view, at: index).text
      if !arrangement.isEmpty { views[index].attributes[.arrangement] = arrangement }
    }
  }

  /// A constraint with its text and the indices of the lines of its views.
  package struct Found {
    package var constraint: NSLayoutConstraint
    package var text: String
    package var views: [Int]
  }

  /// Returns the constraints that the app made, in the order of the lines of the views that hold them.
  ///
  /// - Parameters:
  ///   - views: The complete lines of a layout.
  ///   - layers: The layer of each line.
  package static func found(in views: [LayoutView], _ layers: [CALayer]) -> [Found] {
    var capture = ConstraintCapture(views, layers)
    var all: [Found] = []
    for index in views.indices where !views[index].isHidden {
      guard let view = layers[index].view, !view.constraints.isEmpty else { continue }
      let names = ConstraintNames(below: index, in: capture.tree)
      for constraint in view.constraints where !constraint.isOfStack && !constraint.isOfDistance {
        guard let line = capture.line(of: constraint, names) else { continue }
        // The places are pairs of a line and an attribute.
        let lines = stride(from: 0, to: line.places.count, by: 2).map { line.places[$0] }
        all.append(Found(constraint: constraint, text: line.constraint.text, views: lines))
      }
    }
    return all
  }

  private init(_ views: [LayoutView], _ layers: [CALayer]) {
    tree = LayoutTree(SnapshotLayout(size: .zero, views: views))
    self.layers = layers
    let found = layers.enumerated().compactMap { index, layer in
      layer.view.map { (ObjectIdentifier($0), index) }
    }
    places = Dictionary(found) { first, _ in first }
  }

  /// Returns a view's constraints in the order of the lines of their views, whenever they were made. Constraints of
  /// views without a line are left out.
  private mutating func constraints(in view: UIView, at index: Int) -> [LayoutConstraint] {
    let names = ConstraintNames(below: index, in: tree)
    let found = view.constraints.filter { !$0.isOfStack && !$0.isOfDistance }.compactMap { constraint in
      line(of: constraint, names)
    }
    let sorted = found.sorted { left, right in
      left.places == right.places
        ? left.constraint.text < right.constraint.text
        : left.places.lexicographicallyPrecedes(right.places)
    }
    return sorted.map(\.constraint)
  }

  /// Returns a constraint, with the lines and attributes of its views.
  private mutating func line(
    of constraint: NSLayoutConstraint, _ names: ConstraintNames
  ) -> (constraint: LayoutConstraint, places: [Int])? {
    guard let item = constraint.firstItem, let first = place(item, constraint.firstAttribute, names) else {
      return nil
    }
    var line = LayoutConstraint(
      first.place, LayoutConstraint.Relation(constraint.relation),
      constant: LayoutValue.rounded(constraint.constant),
      priority: LayoutValue.rounded(CGFloat(constraint.priority.rawValue)))
    var places = [first.line, constraint.firstAttribute.rawValue]
    if let other = constraint.secondItem {
      guard let second = place(other, constraint.secondAttribute, names) else { return nil }
      line.second = second.place
      line.multiplier = (constraint.multiplier * 1e6).rounded() / 1e6
      places += [second.line, constraint.secondAttribute.rawValue]
    }
    return (line, places)
  }

  private mutating func place(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ names: ConstraintNames
  ) -> (place: LayoutConstraint.Place, line: Int)? {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView, let line = places[ObjectIdentifier(view)],
      let name = names[line]
    else { return nil }
    if attribute.isOfMargins || guide?.isOfMargins == true { withMargins.insert(ObjectIdentifier(view)) }
    let item = guide.map { "\(name).\($0.name.asItem)" } ?? name
    return (LayoutConstraint.Place(item: item, attribute: attribute.name), line)
  }

  private func arrangement(of view: UIView, at index: Int) -> LayoutArrangement {
    var arrangement = LayoutArrangement()
    let stack = view as? UIStackView
    if let stack {
      arrangement.note(stack.axis == .horizontal ? "horizontal" : "vertical", named: "axis")
      arrangement.note("\(stack.alignment)", named: "alignment")
      arrangement.note("\(stack.distribution)", named: "distribution")
      arrangement.note(Self.text(ofSpacing: stack.spacing), named: "spacing")
      let names = ConstraintNames(below: index, in: tree)
      for arranged in stack.arrangedSubviews {
        let spacing = stack.customSpacing(after: arranged)
        guard spacing != UIStackView.spacingUseDefault, let place = places[ObjectIdentifier(arranged)],
          let name = names[place]
        else { continue }
        arrangement.note(Self.text(ofSpacing: spacing), named: "spacing after \(name)")
      }
    }
    if stack?.isLayoutMarginsRelativeArrangement == true || withMargins.contains(ObjectIdentifier(view)) {
      let margins = view.layoutMargins
      let sides = [
        ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom), ("right", margins.right),
      ]
      for (name, margin) in sides {
        arrangement.note(LayoutValue.text(margin), named: "layoutMargins.\(name)")
      }
    }
    return arrangement
  }

  private static func text(ofSpacing spacing: CGFloat) -> String {
    spacing == UIStackView.spacingUseSystem ? "system" : LayoutValue.text(spacing)
  }
}

extension UIView {
  fileprivate var isAboutConstraints: Bool { !constraints.isEmpty || self is UIStackView }
}

extension UILayoutGuide {
  fileprivate var isOfMargins: Bool { name == "layoutMarginsGuide" }
}

extension String {
  /// The text without characters that would end a name in a layout's constraints.
  fileprivate var asItem: String {
    String(map { $0.isLetter || $0.isNumber || "-_[]".contains($0) ? $0 : "_" })
  }
}

extension LayoutConstraint.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
