import Foundation

/// The parts of a bar's background, resolved from all properties that an app has set.
@MainActor struct BarBackgroundStyle {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageContentMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor?
  var shadowImage: UIImage?
  /// Whether the content fades out below the bar instead. This is the system's own background since iOS 26.
  var fades = false

  static let none = BarBackgroundStyle()

  init() {}

  init(_ appearance: UIBarAppearance) {
    image = appearance.backgroundImage
    imageContentMode = appearance.backgroundImageContentMode
    color = appearance.backgroundColor
    if appearance.isDefault, SystemVersion.current >= .iOS26 {
      fades = true
      return
    }
    effect = appearance.backgroundEffect
    (shadowColor, shadowImage) = (appearance.shadowColor, appearance.shadowImage)
  }
}

/// The properties of bars that are older than appearances.
@MainActor struct OlderBarLook {
  var barStyle = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var image: UIImage?
  var shadowImage: UIImage?

  /// Returns the background that the properties produce, on top of the system's own.
  func backgroundStyle(_ system: UIBarAppearance) -> BarBackgroundStyle {
    var backgroundStyle = BarBackgroundStyle(system)
    if let shadowImage {
      backgroundStyle.shadowImage = shadowImage
      backgroundStyle.shadowColor = nil
    }
    if let image {
      (backgroundStyle.image, backgroundStyle.effect, backgroundStyle.fades) = (image, nil, false)
    } else if let tint {
      (backgroundStyle.color, backgroundStyle.fades) = (
        isTranslucent ? tint.withAlphaComponent(0.85) : tint, false
      )
      backgroundStyle.effect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterial) : nil
    } else if barStyle == .black {
      (backgroundStyle.color, backgroundStyle.fades) = (isTranslucent ? nil : .black, false)
      backgroundStyle.effect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
    } else if !isTranslucent {
      (backgroundStyle.color, backgroundStyle.effect, backgroundStyle.fades) = (.systemBackground, nil, false)
    }
    return backgroundStyle
  }
}

/// The colours of a bar that sets none of its own.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black

  public static var blackTranslucent: UIBarStyle { .black }
}

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

/// The height of the bar for which an image is set.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}
