extension UISwitch {
  var switchAccessibility: StandardAccessibility {
    var accessibility = controlAccessibility
    accessibility.isElement = true
    accessibility.value = accessibilityValue
    accessibility.traits.formUnion([.button, .toggleButton])
    return accessibility
  }
}
