internal import CellNibs
internal import Foundation

extension UITextField {
  static let textFieldNibSettings = NibSettings(UITextField.self) {
    $0.font("fontDescription") { $0.font = $1 }
    $0.color("textColor") { $0.textColor = $1 }
    $0.choice("textAlignment", absent: .left, NSTextAlignment.nibWords) { $0.textAlignment = $1 }
    $0.choice("borderStyle", BorderStyle.nibWords) { $0.borderStyle = $1 }
    $0.choice("clearButtonMode", ViewMode.nibWords) { $0.clearButtonMode = $1 }
    $0.choice("leftViewMode", ViewMode.nibWords) { $0.leftViewMode = $1 }
    $0.choice("rightViewMode", ViewMode.nibWords) { $0.rightViewMode = $1 }
    $0.number("minimumFontSize") { $0.minimumFontSize = $1 }
    $0.flag("adjustsFontSizeToFit", absent: true) { $0.adjustsFontSizeToFitWidth = $1 }
    $0.flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
    $0.custom(["textInputTraits"]) { part in
      guard let traits = part.object.children.first(where: { $0.element == "textInputTraits" }) else {
        return nil
      }
      guard traits.attributes["secureTextEntry"] == "YES" else { return nil }
      return { field, _ in field.isSecureTextEntry = true }
    }
    $0.text("placeholder") { $0.placeholder = $1 }
    $0.attributedText("attributedPlaceholder") { $0.attributedPlaceholder = $1 }
    $0.text("text") { $0.text = $1 }
    $0.attributedText("attributedText") { $0.attributedText = $1 }
    $0.known(
      "adjustsFontForContentSizeCategory", "allowsEditingTextAttributes", "usesAttributedText",
      "disabledBackground", "customFont")
    $0.undrawn("background")
    $0.key("delegate") { (field: UITextField, delegate: (any UITextFieldDelegate)?) in
      field.delegate = delegate
    }
    $0.key("text") { (field: UITextField, text: String?) in field.text = text }
    $0.key("placeholder") { (field: UITextField, text: String?) in field.placeholder = text }
    $0.key("inputView") { (field: UITextField, view: UIView?) in field.inputView = view }
    $0.key("inputAccessoryView") { (field: UITextField, view: UIView?) in field.inputAccessoryView = view }
    $0.key("leftView") { (field: UITextField, view: UIView?) in field.leftView = view }
    $0.key("rightView") { (field: UITextField, view: UIView?) in field.rightView = view }
  }
}

extension UITextField.BorderStyle {
  fileprivate static let nibWords: [String: UITextField.BorderStyle] = [
    "none": UITextField.BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
}

extension UITextField.ViewMode {
  fileprivate static let nibWords: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
