extension ViewImageConfig {
  /// A television with 1,920 x 1,080 points.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080),
    traits: UITraitCollection())

  /// A television with 3,840 x 2,160 points.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160), traits: UITraitCollection())
}
