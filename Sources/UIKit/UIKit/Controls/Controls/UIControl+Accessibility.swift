extension UIControl {
  var controlAccessibility: StandardAccessibility {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return StandardAccessibility(traits: traits, respondsToUserInteraction: true)
  }
}
