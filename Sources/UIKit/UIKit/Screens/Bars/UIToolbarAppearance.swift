public import Foundation

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { partDidChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { partDidChange() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }

  override func wireParts() {
    for part in [buttonAppearance, doneButtonAppearance] { part.didChange = didChange }
  }

  private func partDidChange() {
    wireParts()
    didChange?()
  }

  override func duplicate() -> UIToolbarAppearance { UIToolbarAppearance(barAppearance: self) }
}
