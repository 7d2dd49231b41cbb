extension UITextField {
  var textFieldAccessibility: StandardAccessibility {
    var accessibility = controlAccessibility
    accessibility.isElement = true
    let isEmpty = text?.isEmpty != false
    accessibility.value =
      isEmpty
      ? attributedPlaceholder?.string ?? placeholder
      : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    accessibility.traits.insert(self is UISearchTextField ? .searchField : .textEntry)
    if isSecureTextEntry { accessibility.traits.insert(.secureTextField) }
    if isFirstResponder { accessibility.traits.insert(.isEditing) }
    return accessibility
  }
}
