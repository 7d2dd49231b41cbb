extension UIViewController {
  /// What bars at the top take of the view.
  public var topLayoutGuide: any UILayoutSupport { view.systemGuide(.top) }
  /// What bars at the bottom take of the view.
  public var bottomLayoutGuide: any UILayoutSupport { view.systemGuide(.bottom) }
}
