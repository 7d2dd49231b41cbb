import Foundation

extension UIButton.Configuration {
  func foregroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (fill == .filled ? .white : tint)
    return state.contains(.highlighted) && fill == .plain ? color.withAlphaComponent(0.75) : color
  }

  func backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor? {
    let color = baseBackgroundColor ?? tint
    let isPressed = state.contains(.highlighted)
    switch fill {
    case .plain:
      return baseBackgroundColor
    case .gray:
      return baseBackgroundColor ?? (isPressed ? .systemFill : .tertiarySystemFill)
    case .tinted:
      if state.contains(.disabled) { return .tertiarySystemFill }
      return color.withAlphaComponent(isPressed ? 0.3 : 0.18)
    case .filled:
      if state.contains(.disabled) { return .tertiarySystemFill }
      return isPressed ? color.withAlphaComponent(0.75) : color
    }
  }

  /// In points; UIKit's default is 5.95, the other styles' values are not published.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .small: return 4
    case .large: return 8.75
    case .capsule: return height / 2
    case .fixed, .dynamic, .medium: return buttonSize == .large ? 8.75 : 5.95
    }
  }
}
