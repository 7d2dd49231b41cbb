/// The screen of a tablet, in points.
struct TabletModel {
  /// The size in landscape orientation.
  var landscape: CGSize
  /// The widths of two thirds, a half and a third of the screen in landscape orientation.
  var widths: [CGFloat]
  /// The widths of two thirds and a third of the screen in portrait orientation.
  var upright: [CGFloat]
  var top: CGFloat = 20
  var bottom: CGFloat = 0
  /// The minimum width of a part of the screen that is regular.
  var minimumRegularWidth: CGFloat = 694

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    switch orientation {
    case .landscape(.full): size = landscape
    case .landscape(.twoThirds): size = CGSize(width: widths[0], height: landscape.height)
    case .landscape(.oneHalf): size = CGSize(width: widths[1], height: landscape.height)
    case .landscape(.oneThird): size = CGSize(width: widths[2], height: landscape.height)
    case .portrait(.full): size = CGSize(width: landscape.height, height: landscape.width)
    case .portrait(.twoThirds): size = CGSize(width: upright[0], height: landscape.width)
    case .portrait(.oneThird): size = CGSize(width: upright[1], height: landscape.width)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: isRegular(orientation, size.width) ? .regular : .compact),
        UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      ]))
  }

  /// Returns whether the width is regular. Parts of an upright screen never are.
  private func isRegular(_ orientation: ViewImageConfig.TabletOrientation, _ width: CGFloat) -> Bool {
    switch orientation {
    case .portrait(.full): true
    case .portrait: false
    case .landscape: width >= minimumRegularWidth
    }
  }
}

extension TabletModel {
  static let iPadMini = TabletModel(
    landscape: CGSize(width: 1024, height: 768), widths: [694, 507, 320], upright: [438, 320])
  static let iPad10_2 = TabletModel(
    landscape: CGSize(width: 1080, height: 810), widths: [750, 535, 320], upright: [480, 320])
  static let iPadPro10_5 = TabletModel(
    landscape: CGSize(width: 1112, height: 834), widths: [782, 551, 320], upright: [504, 320])
  static let iPadPro11 = TabletModel(
    landscape: CGSize(width: 1194, height: 834), widths: [809, 592, 375], upright: [504, 320], top: 24,
    bottom: 20)
  static let iPadPro12_9 = TabletModel(
    landscape: CGSize(width: 1366, height: 1024), widths: [981, 678, 375], upright: [639, 375], top: 20,
    bottom: 0,
    minimumRegularWidth: 600)
}

extension ViewImageConfig {
  /// The screen of an iPad mini in landscape orientation.
  public static let iPadMini = iPadMini(.landscape)

  /// Returns the screen of an iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadMini(.landscape(splitView: .full))
    case .portrait: iPadMini(.portrait(splitView: .full))
    }
  }

  /// Returns the screen of an iPad mini, or a part of it.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadMini.config(orientation)
  }

  /// The screen of an iPad with 9.7 inches in landscape orientation.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// Returns the screen of an iPad with 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPad9_7(.landscape(splitView: .full))
    case .portrait: iPad9_7(.portrait(splitView: .full))
    }
  }

  /// Returns the screen of an iPad with 9.7 inches, or a part of it.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadMini.config(orientation)
  }

  /// The screen of an iPad with 10.2 inches in landscape orientation.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// Returns the screen of an iPad with 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPad10_2(.landscape(splitView: .full))
    case .portrait: iPad10_2(.portrait(splitView: .full))
    }
  }

  /// Returns the screen of an iPad with 10.2 inches, or a part of it.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPad10_2.config(orientation)
  }

  /// The screen of an iPad Pro with 10.5 inches in landscape orientation.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// Returns the screen of an iPad Pro with 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadPro10_5(.landscape(splitView: .full))
    case .portrait: iPadPro10_5(.portrait(splitView: .full))
    }
  }

  /// Returns the screen of an iPad Pro with 10.5 inches, or a part of it.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadPro10_5.config(orientation)
  }

  /// The screen of an iPad Pro with 11 inches in landscape orientation.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// Returns the screen of an iPad Pro with 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadPro11(.landscape(splitView: .full))
    case .portrait: iPadPro11(.portrait(splitView: .full))
    }
  }

  /// Returns the screen of an iPad Pro with 11 inches, or a part of it.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadPro11.config(orientation)
  }

  /// The screen of an iPad Pro with 12.9 inches in landscape orientation.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// Returns the screen of an iPad Pro with 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: iPadPro12_9(.landscape(splitView: .full))
    case .portrait: iPadPro12_9(.portrait(splitView: .full))
    }
  }

  /// Returns the screen of an iPad Pro with 12.9 inches, or a part of it.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletModel.iPadPro12_9.config(orientation)
  }
}
