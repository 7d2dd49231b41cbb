import Foundation

extension String {
  /// Returns the text with spaces after it, up to `width` letters.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns the text with spaces before it, up to `width` letters.
  func filledLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  /// Returns the number in plain decimal notation, which is the same in every locale.
  func formatted(decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
