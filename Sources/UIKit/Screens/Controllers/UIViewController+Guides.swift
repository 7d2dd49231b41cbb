extension UIViewController {
  /// The layout guide for the part of the view that bars at the top cover.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// The layout guide for the part of the view that bars at the bottom cover.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }
}
