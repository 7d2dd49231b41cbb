package import Foundation

/// A font as the app requests it, before a file is found for it.
package struct Font: Hashable, Sendable {
  /// A family of faces as the app names it.
  package enum Family: Hashable, Sendable {
    /// Inter, which replaces SF Pro.
    case system
    case monospaced
    /// Quicksand, which replaces SF Pro Rounded.
    case rounded
    /// Noto Serif, which replaces New York.
    case serif
    /// A font of the library, by its PostScript name or its family's name.
    case named(String)
  }

  package var family: Family
  /// The size in points.
  package var size: CGFloat
  /// The weight from 100 (thin) to 900 (black), as in CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool
  /// The OpenType features that are switched on or off, in their order.
  package var features: [FontFeature] = []
  /// The factor by which glyphs are widened: the system font has only one width of its own.
  package var widening = 1.0
  /// The distance of a text style's baselines in points, or nil if the face decides.
  package var lineDistance: CGFloat?
  /// The points that a tight or a loose leading adds to `lineDistance`.
  package var leadingChange: CGFloat = 0

  package init(
    family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// An OpenType feature and its value. 0 switches it off.
package struct FontFeature: Hashable, Sendable {
  /// The four letters of the feature, the first one in the highest byte.
  package var tag: UInt32
  package var value: UInt32

  /// Fails with nil if the name does not have four ASCII letters.
  package init?(_ name: String, _ value: UInt32 = 1) {
    guard name.utf8.count == 4 else { return nil }
    tag = name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    self.value = value
  }
}

extension Font.Family {
  /// Whether this is the system font in one of its designs.
  package var isSystemDesign: Bool {
    switch self {
    case .system, .monospaced, .rounded, .serif: true
    case .named: false
    }
  }
}

extension Font {
  /// Returns the font with its size and its distance of baselines multiplied by a factor.
  package func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.size *= factor
    font.lineDistance = lineDistance.map { $0 * factor }
    font.leadingChange *= factor
    return font
  }

  /// The distance of baselines that the font's text style sets, in points, or nil if the face decides. Other faces than
  /// the system's have no text style.
  var distanceOfTextStyle: Double? {
    guard family.isSystemDesign else { return nil }
    return lineDistance.map { Double($0 + leadingChange) }
  }

  /// The size that is laid out, at most 10,000. Sizes that are negative or not a number count as 0.
  var usableSize: Double { size > 0 ? min(Double(size), 10_000) : 0 }
}
