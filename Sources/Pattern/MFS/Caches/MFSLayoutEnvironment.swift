public import UIKit

/// The values that frames depend on besides the view model and the size. They are part of the key of every cached
/// frame.
public struct MFSLayoutEnvironment: Sendable, Hashable {
  public var contentSizeCategory: UIContentSizeCategory
  /// The number of pixels per point.
  public var displayScale: CGFloat
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// The language as a BCP 47 tag.
  public var language: String
  #if os(Linux)
    /// The system version whose standard parts are measured; nil for the newest version, or for the version of the
    /// current device.
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

  /// Takes the values that traits specify. Returns whether anything changed.
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
