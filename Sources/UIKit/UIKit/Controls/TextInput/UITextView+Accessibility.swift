extension UITextView {
  var textViewAccessibility: StandardAccessibility {
    var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
    if isEditable, isFirstResponder { traits.insert(.isEditing) }
    return StandardAccessibility(isElement: true, value: text, traits: traits)
  }
}
