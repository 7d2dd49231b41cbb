internal import CellNibs
internal import Foundation

extension UITextView {
  static let textViewNibSettings = NibSettings(UITextView.self) {
    $0.font("fontDescription") { $0.font = $1 }
    $0.color("textColor") { $0.textColor = $1 }
    $0.choice("textAlignment", absent: .left, NSTextAlignment.nibWords) { $0.textAlignment = $1 }
    $0.flag("editable") { $0.isEditable = $1 }
    $0.flag("selectable") { $0.isSelectable = $1 }
    $0.flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
    $0.text("text") { $0.text = $1 }
    $0.attributedText("attributedText") { $0.attributedText = $1 }
    $0.custom(["dataDetectorTypes"]) { part in
      guard let words = part.flags("dataDetectorTypes"), !words.isEmpty else { return nil }
      let all: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ("calendarEvent", .calendarEvent),
      ]
      let types = all.reduce(into: UIDataDetectorTypes()) { if words.contains($1.0) { $0.formUnion($1.1) } }
      return { view, _ in view.dataDetectorTypes = types }
    }
    $0.known("textInputTraits", "allowsEditingTextAttributes", "usesAttributedText", "findInteractionEnabled")
    $0.key("inputView") { (owner: UITextView, view: UIView?) in owner.inputView = view }
    $0.key("inputAccessoryView") { (owner: UITextView, view: UIView?) in owner.inputAccessoryView = view }
    $0.key("delegate") { (view: UITextView, delegate: (any UITextViewDelegate)?) in view.delegate = delegate }
    $0.key("text") { (view: UITextView, text: String?) in view.text = text }
    $0.key("textContainerInset") { $0.textContainerInset = $1 }
  }
}
