import Foundation

/// The look of a navigation bar, with all properties resolved.
@MainActor struct NavigationBarLook {
  let appearance: UINavigationBarAppearance
  var backgroundStyle: BarBackgroundStyle
  private let olderTitle: [NSAttributedString.Key: Any]
  private let olderLargeTitle: [NSAttributedString.Key: Any]
  /// The app's own back arrow, or nil.
  let indicator: UIImage?
  /// The colour of titles and images on the bar, or nil for the bar's tint.
  let buttonColor: UIColor?
  private let titleColor: UIColor

  init(_ appearance: UINavigationBarAppearance, bar: UINavigationBar, backgroundStyle: BarBackgroundStyle) {
    self.appearance = appearance
    self.backgroundStyle = backgroundStyle
    olderTitle = bar.titleTextAttributes ?? [:]
    olderLargeTitle = bar.largeTitleTextAttributes ?? [:]
    indicator = appearance.backIndicatorImage ?? bar.backIndicatorImage
    titleColor = bar.barStyle == .black ? .white : .label
    // On glass, titles and symbols have the text colour unless an app sets a tint colour.
    buttonColor = SystemVersion.current >= .iOS26 && !bar.hasOwnTintColor ? titleColor : nil
  }

  var titleAttributes: [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: titleColor]
      .merging(olderTitle) { $1 }.merging(appearance.titleTextAttributes) { $1 }
  }

  /// Returns the attributes of the large title. Unlike the small title's attributes, they follow the text size.
  func largeTitleAttributes(for traits: UITraitCollection) -> [NSAttributedString.Key: Any] {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return [.font: UIFont.systemFont(ofSize: size, weight: .bold), .foregroundColor: titleColor]
      .merging(olderLargeTitle) { $1 }.merging(appearance.largeTitleTextAttributes) { $1 }
  }

  func button(_ item: UIBarButtonItem, isBack: Bool = false) -> BarButton.Look {
    let set =
      isBack
      ? appearance.backButtonAppearance
      : item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    let isProminent = SystemVersion.current >= .iOS26 && item.style == .done
    return BarButton.Look(
      attributes: set.titleTextAttributes(isEnabled: item.isEnabled),
      offset: set.normal.titlePositionAdjustment,
      backgroundImage: set.normal.backgroundImage, color: isProminent ? .white : buttonColor)
  }
}
