package import Foundation

/// A font asked for: what the app named, before a file is found for it.
package struct Font: Hashable, Sendable {
  /// How the app names a family of faces.
  package enum Family: Hashable, Sendable {
    /// Inter, in the place of SF Pro.
    case system
    case monospaced
    /// Quicksand, in the place of SF Pro Rounded.
    case rounded
    /// Noto Serif, in the place of New York.
    case serif
    /// A font of the library by its PostScript name or its family's name.
    case named(String)
  }

  package var family: Family
  /// In points.
  package var size: CGFloat
  /// From 100 (thin) to 900 (black), as in CSS and OpenType.
  package var weight: Int
  package var isItalic: Bool
  package var hasMonospacedDigits: Bool

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

extension Font.Family {
  /// Whether it is the system font in one of its designs.
  package var isSystemDesign: Bool {
    switch self {
    case .system, .monospaced, .rounded, .serif: true
    case .named: false
    }
  }
}

extension Font {
  /// The size that is laid out: no number and less than nothing count as nothing.
  var usableSize: Double { size > 0 ? min(Double(size), 10_000) : 0 }
}
