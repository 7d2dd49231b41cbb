public import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partDidChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partDidChange() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partDidChange() } }

  /// The image in place of the back chevron.
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
    didChange?()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  override func wireParts() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] { part.didChange = didChange }
  }

  private func partDidChange() {
    wireParts()
    didChange?()
  }

  override func duplicate() -> UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }
}
