public import Foundation

extension UITraitCollection {
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, layoutDirection: .unspecified)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// Creates a collection of the traits of several collections. The last collection that specifies a trait wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(_ trait: (UITraitCollection) -> Value, unspecified: Value) -> Value {
      collections.last { trait($0) != unspecified }.map(trait) ?? unspecified
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, unspecified: .unspecified),
      layoutDirection: last(\.layoutDirection, unspecified: .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, unspecified: .unspecified),
      displayScale: last(\.displayScale, unspecified: 0),
      userInterfaceIdiom: last(\.userInterfaceIdiom, unspecified: .unspecified),
      horizontalSizeClass: last(\.horizontalSizeClass, unspecified: .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, unspecified: .unspecified),
      others: collections.reduce(OtherTraits()) { $0.overlaid(with: $1.others) })
  }

  /// Returns the same traits with another interface style.
  package func with(userInterfaceStyle: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: userInterfaceStyle)])
  }
}
