package import Foundation
internal import Synchronization

/// The phone that everything is measured and drawn for: one value for the process, set before views are built.
package struct Device: Sendable, Hashable {
  package var userInterfaceStyle: UIUserInterfaceStyle
  package var layoutDirection: UITraitEnvironmentLayoutDirection
  package var contentSizeCategory: UIContentSizeCategory
  /// Pixels a point.
  package var displayScale: CGFloat
  /// In points.
  package var screenSize: CGSize
  /// A BCP 47 tag.
  package var language: String

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, displayScale: CGFloat = 2,
    screenSize: CGSize = CGSize(width: 375, height: 667), language: String = "en"
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.screenSize = screenSize
    self.language = language
  }

  private static let stored = Mutex((device: Device(), traits: Device().makeTraitCollection()))

  package static var current: Device {
    get { stored.withLock { $0.device } }
    set {
      let traits = newValue.makeTraitCollection()
      stored.withLock { $0 = (newValue, traits) }
    }
  }

  /// The traits that views inherit from the current device.
  package static var currentTraits: UITraitCollection { stored.withLock { $0.traits } }

  /// From where on a screen is an iPad's, in points.
  package static let leastRegularWidth: CGFloat = 744

  private func makeTraitCollection() -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      preferredContentSizeCategory: contentSizeCategory, displayScale: displayScale,
      userInterfaceIdiom: min(screenSize.width, screenSize.height) >= Self.leastRegularWidth ? .pad : .phone,
      horizontalSizeClass: screenSize.width >= Self.leastRegularWidth ? .regular : .compact,
      verticalSizeClass: screenSize.height >= 480 ? .regular : .compact)
  }
}
