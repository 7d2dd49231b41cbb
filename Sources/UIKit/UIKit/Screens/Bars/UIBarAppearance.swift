public import Foundation

/// The appearance of a bar's background.
///
/// A bar stores a copy of the appearance that it is given. Changes to that copy are shown.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  public let idiom: UIUserInterfaceIdiom
  /// Whether a bar has created the appearance for reading and nobody has changed it yet.
  var isStandIn = false
  /// A closure that is called after each change, including changes to the parts.
  var didChange: (() -> Void)? { didSet { wireParts() } }

  /// Creates an appearance with the default background.
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
  /// The colour above the effect.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The image above the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The colour of the line at the edge to the content. Nil and clear draw no line.
  open var shadowColor: UIColor? { didSet { didChange?() } }
  /// The image in place of the line. A template image has the colour `shadowColor`.
  open var shadowImage: UIImage? { didSet { didChange?() } }
  /// Whether the background is the system's own, which fades the content out since iOS 26.
  private(set) var isDefault = true

  /// Sets a translucent background.
  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: Self.shadow)
    isDefault = true
  }

  open func configureWithOpaqueBackground() {
    configure(effect: nil, color: .systemBackground, shadow: Self.shadow)
  }

  /// Removes the background and the line.
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

  /// Copies the properties that this appearance shares with another appearance.
  func take(_ other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    isDefault = other.isDefault
  }

  /// Makes the parts call `didChange`.
  func wireParts() {}

  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Returns a copy. Unlike UIKit, only the main thread may copy: it alone changes the appearance, so another thread
  /// could copy half a change. There the process ends.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }
}

extension UIBarAppearance: ReadableAppearance {
  func recordedCopy() -> Any { duplicate() }
}
