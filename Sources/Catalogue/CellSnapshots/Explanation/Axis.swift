import Foundation

/// A direction, vertical or horizontal.
enum Axis: Int, CaseIterable {
  case vertical
  case horizontal

  func origin(_ rect: CGRect) -> Double { Double(self == .vertical ? rect.origin.y : rect.origin.x) }
  func length(_ rect: CGRect) -> Double { Double(self == .vertical ? rect.size.height : rect.size.width) }
  func end(_ rect: CGRect) -> Double { origin(rect) + length(rect) }

  /// Returns the change of a length, rounded to thousandths of a point, or 0 if a length is not a finite number.
  static func change(_ old: Double, _ new: Double) -> Double {
    let change = ((new - old) * 1_000).rounded() / 1_000
    return change.isFinite ? change + 0 : 0
  }
}
