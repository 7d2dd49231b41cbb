/// The screen of a phone, in points.
struct PhoneModel {
  /// The size in portrait orientation.
  var width: CGFloat
  var height: CGFloat
  /// The top inset of the safe area in portrait orientation.
  var top: CGFloat
  /// The bottom inset in portrait orientation.
  var bottom: CGFloat = 34
  /// The insets at both sides in landscape orientation. The top is 0 there.
  var side: CGFloat
  /// The bottom inset in landscape orientation.
  var landscapeBottom: CGFloat = 21
  /// Whether the width is regular in landscape orientation.
  var isLarge = false
  var hasForceTouch = true

  /// Returns the configuration in an orientation.
  ///
  /// The content size category is medium, as in the original, and not large as on a new iPhone.
  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits(horizontal: .compact, vertical: .regular))
    case .landscape:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
        size: CGSize(width: height, height: width),
        traits: traits(horizontal: isLarge ? .regular : .compact, vertical: .compact))
    }
  }

  private func traits(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: hasForceTouch ? .available : .unavailable),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
  }
}
