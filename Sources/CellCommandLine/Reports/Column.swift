import Foundation

extension String {
  /// With spaces after it, up to `width` letters.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// With spaces before it, up to `width` letters.
  func filledLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension Double {
  /// In plain decimal notation, the same in every locale.
  func formatted(decimals: Int) -> String {
    String(format: "%.\(decimals)f", self)
  }
}
