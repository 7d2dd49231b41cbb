import Foundation

/// By how much a constant changed, and of what: whether views moved as it says is seen from their frames.
struct ConstraintStep {
  /// Attributes, as in a layout: `leading`.
  var first: String
  /// Nil of a constraint to a number.
  var second: String?
  var multiplier: Double
  /// In points.
  var distance: Double

  /// Whether the two are as much further apart; a constraint with room to spare, or one that is overruled, moves nothing.
  ///
  /// - Parameters:
  ///   - first: the frames of the first view before and after, in their row.
  ///   - second: those of the second, or of the first again.
  func isSeen(from first: (CGRect, CGRect), to second: (CGRect, CGRect)) -> Bool {
    // Layouts do not tell the reading direction.
    [false, true].contains { isRightToLeft in
      guard let moved = Self.shift(of: self.first, in: first, isRightToLeft),
        let other = self.second.map({ Self.shift(of: $0, in: second, isRightToLeft) }) ?? 0
      else { return true }
      // Edges are rounded to pixels.
      return abs(abs(moved - multiplier * other) - abs(distance)) <= min(1, abs(distance) * 0.6)
    }
  }

  /// How far an attribute is from where it was; nil of baselines, which hang on fonts as well.
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
