extension UIView {
  var resolvedTraitCollection: UITraitCollection {
    var next: UIView? = self
    while let view = next {
      let style = view.ownUserInterfaceStyle
      if style != .unspecified { return Device.currentTraits.with(userInterfaceStyle: style) }
      next = view.superview
    }
    return Device.currentTraits
  }

  /// The interface style that the view or its controller sets for itself and everything inside.
  package var ownUserInterfaceStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return owner?.overrideUserInterfaceStyle ?? .unspecified
  }

  func overrideDidChange(from oldStyle: UIUserInterfaceStyle) {
    guard oldStyle != overrideUserInterfaceStyle else { return }
    let inherited = superview?.traitCollection ?? Device.currentTraits
    propagateTraitChange(
      from: oldStyle == .unspecified ? inherited : inherited.with(userInterfaceStyle: oldStyle))
  }

  /// Reports the previous traits to the view, its controller and everything inside.
  package func propagateTraitChange(from old: UITraitCollection) {
    let traits = traitCollection
    guard traits != old else { return }
    if traits.hasDifferentColorAppearance(comparedTo: old) { layer.setNeedsDisplay() }
    traits.makingCurrent {
      owner?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
    }
    for subview in subviews where subview.ownUserInterfaceStyle == .unspecified {
      subview.propagateTraitChange(from: old)
    }
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: direction
    }
  }
}
