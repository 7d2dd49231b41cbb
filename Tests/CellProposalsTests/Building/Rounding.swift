import CellProposals

extension Double {
  /// Returns the length rounded up to pixels.
  func roundedUp(scale: Double) -> Double { (self * scale).rounded(.up) / scale }
}
