internal import Foundation

/// A length in an app's layout, on a screen of any size: a sum of points and of parts of the screen's width and height.
package struct WrittenLength: Hashable, Sendable {
  var points = 0.0
  /// The part of the screen's width, such as 0.5.
  var width = 0.0
  /// The part of the screen's height.
  var height = 0.0

  static let screenWidth = WrittenLength(width: 1)
  static let screenHeight = WrittenLength(height: 1)

  /// The length in points, if it is the same on every screen.
  var constant: Double? { width == 0 && height == 0 ? points : nil }

  static func + (first: Self, second: Self) -> Self {
    Self(
      points: first.points + second.points, width: first.width + second.width,
      height: first.height + second.height)
  }

  static func - (first: Self, second: Self) -> Self { first + second * -1 }

  static func * (first: Self, factor: Double) -> Self {
    Self(points: first.points * factor, width: first.width * factor, height: first.height * factor)
  }

  /// The length on a screen of the size of an iPhone 16, in points, to judge whether it can be meant.
  var usual: Double { points + width * 393 + height * 852 }

  /// The length as Swift, such as `screen.width * 0.5 - 20`.
  package var text: String {
    var terms: [(isNegative: Bool, text: String)] = []
    for (factor, name) in [(width, "screen.width"), (height, "screen.height")] where factor != 0 {
      terms.append((factor < 0, abs(factor) == 1 ? name : "\(name) * \(Self.text(abs(factor)))"))
    }
    if points != 0 || terms.isEmpty { terms.append((points < 0, Self.text(abs(points)))) }
    return terms.enumerated().map { index, term in
      index == 0
        ? (term.isNegative ? "-" : "") + term.text : (term.isNegative ? " - " : " + ") + term.text
    }.joined()
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && rounded < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// The size that an app's layout gives a cell. A side is nil if the content determines it, or if nothing is known of it.
package struct WrittenSize: Hashable, Sendable {
  package var width: WrittenLength?
  package var height: WrittenLength?

  /// Whether nothing is known.
  var isEmpty: Bool { width == nil && height == nil }
}
