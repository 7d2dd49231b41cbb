import Foundation

extension UIButton.Configuration {
  func foregroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? usualForegroundColor(tint: tint)
    return state.contains(.highlighted) ? Self.faded(color) : color
  }

  private func usualForegroundColor(tint: UIColor) -> UIColor {
    switch fill {
    case .plain, .tinted: tint
    // Since iOS 26, titles on grey have the colour of labels.
    case .gray: SystemVersion.current >= .iOS26 ? .label : tint
    case .filled, .prominentGlass: .white
    case .glass, .clearGlass: .label
    }
  }

  func backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor? {
    if let color = background.backgroundColor { return color }
    if isGlass { return baseBackgroundColor ?? (fill == .glass ? Self.glassColor : Self.clearGlassColor) }
    let color = usualBackgroundColor(tint: tint)
    if state.contains(.disabled) { return color == nil ? nil : Self.faded(.secondarySystemFill) }
    if state.contains(.selected), automaticallyUpdateForSelection { return Self.tinted(tint) }
    return state.contains(.highlighted) ? color.map(Self.faded) : color
  }

  private func usualBackgroundColor(tint: UIColor) -> UIColor? {
    switch fill {
    case .plain, .glass, .clearGlass: baseBackgroundColor
    case .gray: baseBackgroundColor ?? .secondarySystemFill
    case .tinted: Self.tinted(baseBackgroundColor ?? tint)
    case .filled, .prominentGlass: baseBackgroundColor ?? tint
    }
  }

  private static func tinted(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let alpha = traits.userInterfaceStyle == .dark ? 0.25 : 0.18
      return color.resolvedColor(with: traits).withAlphaComponent(alpha)
    }
  }

  /// Returns a colour at three quarters of its opacity: a pressed button's colours, and a disabled button's fill.
  private static func faded(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(0.75 * resolved.cgColor.alpha)
    }
  }

  /// The colour of glass: white, or grey in dark appearance. Only its edge and shadow separate it from white.
  private static let glassColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 0.9) : UIColor(white: 1, alpha: 0.9)
  }

  private static let clearGlassColor = UIColor { traits in
    UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.08 : 0.3)
  }

  /// Whether edge and shadow separate the button from its background.
  var isGlass: Bool { fill == .glass || fill == .clearGlass }

  /// Returns the corner radius of a button of a size, in points. The dynamic style scales with the traits'
  /// content size category.
  func cornerRadius(in size: CGSize, traits: UITraitCollection) -> CGFloat {
    let maximum = min(size.width, size.height) / 2
    if cornerStyle == .capsule || fill == .glass || fill == .clearGlass || fill == .prominentGlass {
      return maximum
    }
    let version = SystemVersion.current
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.ownCornerRadius ?? buttonSize.cornerRadius(of: version)
      case .small: 4
      case .medium: 5.95
      case .large: 8.75
      case .dynamic, .capsule:
        UIFontMetrics(forTextStyle: buttonSize.textStyle).scaledValue(
          for: background.ownCornerRadius ?? buttonSize.cornerRadius(of: version), compatibleWith: traits)
      }
    return min(radius, maximum)
  }
}
