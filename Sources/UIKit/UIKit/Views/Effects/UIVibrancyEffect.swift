public import Foundation

/// An effect that shows contents in one colour, as strong as each part is opaque.
///
/// Unlike UIKit, the colour is the colour of labels on the blur, and the content below does not shine through.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    blurEffect = UIBlurEffect(style: .regular)
    style = .label
    super.init(coder: coder)
  }

  /// Returns the colour that replaces the colours of the contents.
  func color(with traits: UITraitCollection) -> CGColor {
    let traits = blurEffect.style.fixedAppearance.map { traits.with(userInterfaceStyle: $0) } ?? traits
    return style.color.cgColor(with: traits)
  }
}

/// The kind of contents that a vibrancy effect shows.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator

  var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
