package import Foundation

/// The format of numbers in names and on command lines.
package enum PlainNumber {
  /// Returns a number such as `320` or `320.5`, without a fraction if it is whole.
  package static func text(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a number with at most two decimals, such as `33.67` for 33 2/3.
  package static func rounded(_ number: CGFloat) -> String {
    number.magnitude < 1e12 ? text((number * 100).rounded() / 100) : text(number)
  }

  /// Returns a rectangle such as `(0, 10.5, 375, 44)`.
  package static func text(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ", ")))"
  }

  /// Returns a point such as `(0, 10.5)`.
  package static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  /// Returns a finite number if the whole text is one in decimal notation.
  package static func parse(_ text: some StringProtocol) -> CGFloat? {
    let digits = Set("0123456789.")
    guard !text.isEmpty, text.allSatisfy({ digits.contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    return CGFloat(number)
  }
}
