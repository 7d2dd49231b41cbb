import Foundation

/// A change of a constraint's constant. Frames show whether views moved as it says.
struct ConstraintStep {
  /// The first attribute, as in a layout: `leading`.
  var first: String
  /// The second attribute; nil if the constraint has no second item.
  var second: String?
  var multiplier: Double
  /// The change of the constant, in points.
  var distance: Double

  /// Returns whether the distance of the two attributes changed by as much as the constant. An inequality with room to
  /// spare or an overruled constraint moves nothing.
  ///
  /// - Parameters:
  ///   - first: The frames of the first view in its row, before and after.
  ///   - second: The frames of the second view, or of the first view again.
  func isSeen(from first: (CGRect, CGRect), to second: (CGRect, CGRect)) -> Bool {
    // Layouts do not store the layout direction.
    [false, true].contains { isRightToLeft in
      guard let moved = Self.shift(of: self.first, in: first, isRightToLeft),
        let other = self.second.map({ Self.shift(of: $0, in: second, isRightToLeft) }) ?? 0
      else { return true }
      // Edges are rounded to pixels.
      return abs(abs(moved - multiplier * other) - abs(distance)) <= min(1, abs(distance) * 0.6)
    }
  }

  /// Returns how far an attribute moved, or nil for baselines, which also depend on fonts.
  private static func shift(
    of attribute: String, in frames: (CGRect, CGRect), _ isRightToLeft: Bool
  ) -> Double? {
    func change(_ place: (CGRect) -> Double) -> Double { Axis.change(place(frames.0), place(frames.1)) }
    func middle(_ axis: Axis) -> Double { change { (axis.origin($0) + axis.end($0)) / 2 } }
    let side = attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
    switch side {
    case "left", isRightToLeft ? "trailing" : "leading": return change(Axis.horizontal.origin)
    case "right", isRightToLeft ? "leading" : "trailing": return change(Axis.horizontal.end)
    case "top": return change(Axis.vertical.origin)
    case "bottom": return change(Axis.vertical.end)
    case "width": return change(Axis.horizontal.length)
    case "height": return change(Axis.vertical.length)
    case "centerX": return middle(.horizontal)
    case "centerY": return middle(.vertical)
    default: return nil
    }
  }
}
