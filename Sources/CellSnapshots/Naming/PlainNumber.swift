package import Foundation

/// Numbers as people write them in names and on command lines.
package enum PlainNumber {
  /// `320`, `320.5`: without a fraction where there is none.
  package static func text(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The same with two decimals at most: `33.67` of a third.
  package static func rounded(_ number: CGFloat) -> String {
    number.magnitude < 1e12 ? text((number * 100).rounded() / 100) : text(number)
  }

  /// `(0, 10.5, 375, 44)`.
  package static func text(_ rect: CGRect) -> String {
    "(\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ", ")))"
  }

  /// `(0, 10.5)`.
  package static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  /// The finite number that `text` is as a whole, in decimal notation.
  package static func parse(_ text: some StringProtocol) -> CGFloat? {
    let digits = Set("0123456789.")
    guard !text.isEmpty, text.allSatisfy({ digits.contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    return CGFloat(number)
  }
}
