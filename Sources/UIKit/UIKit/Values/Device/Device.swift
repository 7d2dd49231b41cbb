package import Foundation

/// The iPhone or iPad that everything is measured and drawn for.
package struct Device: Sendable, Hashable {
  package var userInterfaceStyle: UIUserInterfaceStyle
  package var layoutDirection: UITraitEnvironmentLayoutDirection
  package var contentSizeCategory: UIContentSizeCategory
  /// The number of pixels per point.
  package var displayScale: CGFloat
  /// The size of the screen in points.
  package var screenSize: CGSize
  /// The language as a BCP 47 tag.
  package var language: String
  /// The identifier of the locale, such as `de_DE`; nil for the one of the language.
  package var locale: String?
  /// The identifier of the time zone, such as `Asia/Kathmandu`; nil for the one of the process, which is UTC.
  package var timeZone: String?
  /// The version of iOS whose standard controls and colours are drawn.
  package var systemVersion: SystemVersion
  /// Whether the caches keep computed frames. It is false only where `scroll` leaves the caches out.
  package var keepsFrames = true

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, displayScale: CGFloat = 2,
    screenSize: CGSize = CGSize(width: 375, height: 667), language: String = "en",
    systemVersion: SystemVersion = .iOS26
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.screenSize = screenSize
    self.language = language
    self.systemVersion = systemVersion
  }

  /// The minimum width and height of an iPad's screen, in points.
  package static let minimumRegularWidth: CGFloat = 744
  /// The minimum width of a screen whose cells and lists have margins of 20 points at their sides instead of 16.
  package static let minimumWidthOfWideMargins: CGFloat = 390

  /// The size in points of the inner display of iPhone Duo, held upright. It is the only phone with a regular width in
  /// each orientation.
  private static let largestPhone = CGSize(width: 669, height: 951)

  /// Returns whether the device would be of the same kind, size class and margins if its screen had another width in
  /// points.
  package func isAlike(atWidth width: CGFloat) -> Bool {
    var other = self
    other.screenSize.width = width
    let (own, others) = (makeTraitCollection(), other.makeTraitCollection())
    return own.userInterfaceIdiom == others.userInterfaceIdiom
      && own.horizontalSizeClass == others.horizontalSizeClass
      && (screenSize.width < Self.minimumWidthOfWideMargins) == (width < Self.minimumWidthOfWideMargins)
  }

  /// Whether the screen is regular in width.
  private var isRegularInWidth: Bool {
    screenSize.width >= Self.minimumRegularWidth || screenSize == Self.largestPhone
  }

  /// Returns the traits that views inherit on this device.
  func makeTraitCollection() -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, layoutDirection: layoutDirection,
      preferredContentSizeCategory: contentSizeCategory, displayScale: displayScale,
      userInterfaceIdiom: min(screenSize.width, screenSize.height) >= Self.minimumRegularWidth
        ? .pad : .phone,
      horizontalSizeClass: isRegularInWidth ? .regular : .compact,
      verticalSizeClass: screenSize.height >= 480 ? .regular : .compact, others: .standard)
  }
}
