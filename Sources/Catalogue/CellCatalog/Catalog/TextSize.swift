package import UIKit

/// The short names of the content size categories: `XS` to `XXXL`, `AX1` to `AX5`.
package enum TextSize {
  package static let all: [(name: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  /// Returns the short name of a category, or its raw value if it has none.
  package static func name(of category: UIContentSizeCategory) -> String {
    all.first { $0.category == category }?.name ?? category.rawValue
  }

  /// Returns the category with a short name, without regard to case.
  package static func category(named name: String) -> UIContentSizeCategory? {
    all.first { $0.name == name.uppercased() }?.category
  }
}
