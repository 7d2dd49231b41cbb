extension UIViewController {
  /// The layout guide for the part of the view that bars at the top cover.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The layout guide for the part of the view that bars at the bottom cover.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }

  /// The margin at each side of the root view, in points.
  ///
  /// It is 20 points in a view that is at least 390 points wide, or 414 points before iOS 26. It is 16 points in a
  /// narrower one, and on a phone on its side.
  ///
  /// Stored and printed frames have the margins of 320 and 375 points, and those above 402 points. Between 390 and 402
  /// points no margin of a root view is known on iOS 26. Table cells have 20 there, and so has the root view, although a
  /// large title on a phone of 393 points was measured at 16.
  var sideMargin: CGFloat {
    let traits = viewIfLoaded?.traitCollection ?? Device.currentTraits
    if traits.horizontalSizeClass == .compact, traits.verticalSizeClass == .compact { return 16 }
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    return width >= (SystemVersion.current >= .iOS26 ? Device.minimumWidthOfWideMargins : 414) ? 20 : 16
  }
}
