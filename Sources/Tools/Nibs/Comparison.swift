internal import CellNibs
internal import Foundation
internal import UIKit

/// The numbers of views whose frames are those that the editor stored.
@MainActor struct Comparison {
  /// The views of a kind: how many there are, and how many lie within half a point.
  struct Count {
    var all = 0
    var equal = 0

    /// The count as `41 of 44 (93.2 %)`.
    var text: String {
      guard all > 0 else { return "0 of 0" }
      return "\(equal) of \(all) (\((Double(equal) / Double(all) * 1000).rounded() / 10) %)"
    }
  }

  private(set) var views = Count()
  private(set) var constrained = Count()
  private(set) var constrainedWithoutTexts = Count()
  /// The texts in fonts that are not here, which are not compared.
  private(set) var unmeasurable = 0
  /// The documents in which every view lies within half a point.
  private var documents = Count()
  private(set) var differences: [String] = []
  private var causes: [String: Int] = [:]
  var messages: [String] = []

  /// Adds the views of a root below it.
  mutating func add(_ root: NibInspection.Root, scale: CGFloat) {
    for placed in root.views {
      guard placed.parent != nil, placed.object.id != nil,
        case .rect(let stored) = placed.object.values["frame"],
        placed.object.attributes["misplaced"] == nil, !isInCell(placed, root)
      else { continue }
      if EditorFont.isMissing(in: placed.object) {
        unmeasurable += 1
        continue
      }
      let frame = placed.view.frame
      let isEqual =
        zip(stored.sides, frame.sides).allSatisfy { abs($0 - $1) <= 0.5 + 1e-3 }
      let isConstrained = placed.object.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
      let isText = ["label", "textView", "textField", "button"].contains(placed.object.element)
      views.count(isEqual)
      if isConstrained { constrained.count(isEqual) }
      if isConstrained, !isText { constrainedWithoutTexts.count(isEqual) }
      guard !isEqual, isConstrained else { continue }
      differences.append(
        "\(placed.object.line): \(placed.object.element) \(placed.object.id ?? ""): "
          + "\(stored.text) stored, \(frame.text) here")
      causes[cause(placed, stored, frame), default: 0] += 1
    }
  }

  /// Whether the view is a standard part of a cell that the cell lays out.
  private func isInCell(_ placed: NibInspection.Placed, _ root: NibInspection.Root) -> Bool {
    guard let style = root.object.attributes["style"], style.hasPrefix("IBUITableViewCellStyle") else {
      return false
    }
    return ["textLabel", "detailTextLabel", "imageView"].contains {
      root.object.attributes[$0] == placed.object.id
    }
  }

  private func cause(_ placed: NibInspection.Placed, _ stored: CGRect, _ frame: CGRect) -> String {
    let sides =
      (stored.size.width - frame.width).magnitude > 0.5 || (stored.size.height - frame.height).magnitude > 0.5
      ? "size" : "position"
    return "\(sides) of \(placed.object.element) in \(placed.parent?.element ?? "")"
  }

  mutating func add(_ other: Comparison) {
    views.add(other.views)
    constrained.add(other.constrained)
    constrainedWithoutTexts.add(other.constrainedWithoutTexts)
    unmeasurable += other.unmeasurable
    documents.count(other.constrained.all == other.constrained.equal)
    causes.merge(other.causes, uniquingKeysWith: +)
    differences += other.differences
  }

  func line(_ path: String) -> String {
    "\(path): \(constrained.text) constrained, \(constrainedWithoutTexts.text) without texts"
  }

  func summary(ofDocuments count: Int) -> String {
    let rows = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(25).map {
      "  \($0.value) \($0.key)"
    }
    return """
      documents: \(documents.text)
      views: \(views.text)
      constrained: \(constrained.text)
      constrained, no texts: \(constrainedWithoutTexts.text)
      texts in fonts that are not here, left out: \(unmeasurable)
      differences:
      \(rows.joined(separator: "\n"))
      """
  }
}

extension Comparison.Count {
  fileprivate mutating func count(_ isEqual: Bool) {
    all += 1
    if isEqual { equal += 1 }
  }

  fileprivate mutating func add(_ other: Self) {
    all += other.all
    equal += other.equal
  }
}

extension CGRect {
  fileprivate var sides: [CGFloat] { [minX, minY, maxX, maxY] }

  /// The rectangle as `16, 8, 120 x 20.5`.
  fileprivate var text: String {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(number(minX)), \(number(minY)), \(number(width)) x \(number(height))"
  }
}
