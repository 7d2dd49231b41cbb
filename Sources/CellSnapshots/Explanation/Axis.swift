import Foundation

/// Down or across.
enum Axis: Int, CaseIterable {
  case vertical
  case horizontal

  func origin(_ rect: CGRect) -> Double { Double(self == .vertical ? rect.origin.y : rect.origin.x) }
  func length(_ rect: CGRect) -> Double { Double(self == .vertical ? rect.size.height : rect.size.width) }
  func end(_ rect: CGRect) -> Double { origin(rect) + length(rect) }

  /// How much a length has changed, to thousandths of a point; 0 where one of them is no number.
  static func change(_ old: Double, _ new: Double) -> Double {
    let change = ((new - old) * 1_000).rounded() / 1_000
    return change.isFinite ? change + 0 : 0
  }
}
