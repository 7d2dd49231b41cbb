public import UIKit

/// What frames depend on beside the view model and the size; part of the key of every cached frame.
public struct LayoutEnvironment: Sendable, Hashable {
  public var contentSizeCategory: UIContentSizeCategory
  /// Pixels a point.
  public var displayScale: CGFloat
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// A BCP 47 tag.
  public var language: String
  #if os(Linux)
    /// Whose standard parts are measured; nil for those of the newest, or of the device around.
    package var systemVersion: SystemVersion?
  #endif

  public init(
    contentSizeCategory: UIContentSizeCategory = .large, displayScale: CGFloat = 2,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, language: String = "en"
  ) {
    self.contentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.language = language
  }

  /// Takes over what traits specify; says whether that was anything new.
  mutating func take(_ traits: UITraitCollection) -> Bool {
    let before = self
    if traits.preferredContentSizeCategory != .unspecified {
      contentSizeCategory = traits.preferredContentSizeCategory
    }
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    return self != before
  }
}
