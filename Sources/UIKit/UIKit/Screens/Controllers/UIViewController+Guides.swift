extension UIViewController {
  /// The layout guide for the part of the view that bars at the top cover.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The layout guide for the part of the view that bars at the bottom cover.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }

  /// The margin at each side of the root view, in points.
  var sideMargin: CGFloat {
    let traits = viewIfLoaded?.traitCollection ?? Device.currentTraits
    if traits.horizontalSizeClass == .compact, traits.verticalSizeClass == .compact { return 16 }
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return width >= (SystemVersion.current >= .iOS26 ? Device.minimumWidthOfWideMargins : 414) ? 20 : 16
  }
}
