public import Foundation

/// Contents in one colour, as bright as each part is opaque.
///
/// Unlike UIKit, the colour is that of labels on the blur, and nothing of what lies below shines through it.
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

  /// What takes the place of the contents' colours.
  func color(with traits: UITraitCollection) -> CGColor {
    let traits = blurEffect.style.fixedAppearance.map { traits.with(userInterfaceStyle: $0) } ?? traits
    return style.color.cgColor(with: traits)
  }
}

/// What the contents of a vibrancy effect are.
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
