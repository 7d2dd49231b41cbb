public import Foundation

/// How the ground of a bar looks.
///
/// A bar takes a copy of what it is given; changes of the copy show.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom
  /// Whether a bar made it to be read, and nobody said anything yet.
  var isStandIn = false
  /// Called after each change, of the parts as well.
  var didChange: (() -> Void)? { didSet { wireParts() } }

  /// The ground that bars have unless told.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public override convenience init() {
    self.init(idiom: Device.currentTraits.userInterfaceIdiom)
  }

  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = Device.currentTraits.userInterfaceIdiom
    super.init()
    configureWithDefaultBackground()
  }

  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// Over the effect.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Over the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// Of the line at the edge to the content; nil and clear draw none.
  open var shadowColor: UIColor? { didSet { didChange?() } }
  /// In the place of the line; a template takes `shadowColor`.
  open var shadowImage: UIImage? { didSet { didChange?() } }
  /// Whether it is the system's own ground, which since iOS 26 is the content fading out.
  private(set) var isDefault = true

  /// A translucent ground.
  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: Self.shadow)
    isDefault = true
  }

  open func configureWithOpaqueBackground() {
    configure(effect: nil, color: .systemBackground, shadow: Self.shadow)
  }

  /// Neither ground nor line.
  open func configureWithTransparentBackground() {
    configure(effect: nil, color: nil, shadow: nil)
  }

  private nonisolated static let shadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  private func configure(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
    isDefault = false
  }

  private func changed() {
    isDefault = false
    didChange?()
  }

  /// Takes the look of another appearance, as much of it as this one has.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    isDefault = other.isDefault
  }

  /// Has the parts call `didChange`.
  func wireParts() {}

  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}

extension UIBarAppearance: ReadableAppearance {
  func recordedCopy() -> Any { duplicate() }
}
