public import Foundation

/// The appearance of a tab bar.
///
/// Unlike UIKit, items are always stacked: an image above its title.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { partDidChange() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { partDidChange() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { partDidChange() }
  }
  open var selectionIndicatorTintColor: UIColor? { didSet { didChange?() } }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { didChange?() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  override func wireParts() {
    for part in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      part.didChange = didChange
    }
  }

  private func partDidChange() {
    wireParts()
    didChange?()
  }

  override func duplicate() -> UITabBarAppearance { UITabBarAppearance(barAppearance: self) }
}
