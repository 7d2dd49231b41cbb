internal import CellNibs
internal import Foundation
internal import UIKit

/// The frame of a view here and the one that the editor stored.
extension NibInspection.Placed {
  var stored: CGRect? {
    guard case .rect(let stored) = object.values["frame"] else { return nil }
    return stored
  }

  var isConstrained: Bool { object.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" }

  /// Whether each edge is within half a point.
  @MainActor var isEqual: Bool {
    guard let stored else { return false }
    return zip(stored.sides, view.frame.sides).allSatisfy { abs($0 - $1) <= 0.5 + 1e-3 }
  }

  /// The line of a view that differs.
  @MainActor var difference: String {
    "\(object.line): \(object.element) \(object.id ?? ""): \(stored?.text ?? "") stored, \(view.frame.text) here"
  }

  /// The kind of the difference, such as `size of label in stackView`.
  @MainActor var kindOfDifference: String {
    let (size, frame) = (stored?.size ?? .zero, view.frame)
    let isSize = abs(size.width - frame.width) > 0.5 || abs(size.height - frame.height) > 0.5
    return "\(isSize ? "size" : "position") of \(object.element) in \(parent?.element ?? "")"
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
