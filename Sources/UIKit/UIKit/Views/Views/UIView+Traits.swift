extension UIView {
  var resolvedTraitCollection: UITraitCollection {
    // As in UIKit, a class that overrides `traitCollection` changes nothing for the views inside.
    guard !TraitParts.areUsed else {
      return overlaying(superview?.resolvedTraitCollection ?? Device.currentTraits)
    }
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

  /// Returns the traits of the superview with those that the view or its controller overrides.
  package func overlaying(_ traits: UITraitCollection) -> UITraitCollection {
    var traits = owner?.traitParts?.overlaying(traits) ?? traits
    if let style = owner?.overrideUserInterfaceStyle, style != .unspecified {
      traits = traits.with(userInterfaceStyle: style)
    }
    traits = traitParts?.overlaying(traits) ?? traits
    return overrideUserInterfaceStyle == .unspecified
      ? traits : traits.with(userInterfaceStyle: overrideUserInterfaceStyle)
  }

  /// The traits that the view sets for itself and everything inside.
  public var traitOverrides: UITraitOverrides {
    get { traitParts?.overrides ?? UITraitOverrides() }
    set { changeTraitParts { $0.overrides = newValue } }
  }

  /// The smallest size of texts in the view and everything inside, or nil for no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitParts?.minimumContentSizeCategory }
    set { changeTraitParts { $0.minimumContentSizeCategory = newValue } }
  }

  /// The largest size of texts in the view and everything inside, or nil for no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitParts?.maximumContentSizeCategory }
    set { changeTraitParts { $0.maximumContentSizeCategory = newValue } }
  }

  private func changeTraitParts(_ change: (TraitParts) -> Void) {
    let old = traitCollection
    change(madeTraitParts)
    TraitParts.areUsed = true
    traitsDidChange(from: old)
  }

  func overrideDidChange(from oldStyle: UIUserInterfaceStyle) {
    guard oldStyle != overrideUserInterfaceStyle else { return }
    let inherited = superview?.traitCollection ?? Device.currentTraits
    traitsDidChange(
      from: oldStyle == .unspecified ? inherited : inherited.with(userInterfaceStyle: oldStyle))
  }

  /// Reports a change of the view's traits. In a tree without a window, this is done when the view is laid out, so that an
  /// observer sees what the app sets meanwhile.
  func traitsDidChange(from old: UITraitCollection) {
    let pending = traitParts?.pending
    guard pending != nil || traitCollection != old else { return }
    guard window == nil else { return propagateTraitChange(from: pending ?? old) }
    madeTraitParts.pending = pending ?? old
    setNeedsLayout()
  }

  /// Reports the changes that wait for the layout.
  func tellPendingTraits() {
    if let pending = traitParts?.pending { propagateTraitChange(from: pending) }
  }

  /// Reports the previous traits to the view, its controller and everything inside.
  package func propagateTraitChange(from old: UITraitCollection) {
    let old = traitParts?.pending ?? old
    traitParts?.pending = nil
    let traits = traitCollection
    guard traits != old else { return }
    if traits.hasDifferentColorAppearance(comparedTo: old) { layer.setNeedsDisplay() }
    traits.makingCurrent {
      owner?.traitCollectionDidChange(old)
      owner?.tellOfTraitChange(from: old, to: traits)
      traitCollectionDidChange(old)
      tellOfTraitChange(from: old, to: traits)
    }
    for subview in subviews { subview.propagateTraitChange(from: subview.overlaying(old)) }
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
