import Foundation

extension UITextView {
  /// Whether the delegate lets editing begin. It is asked only about a text that is editable.
  var allowsEditingToBegin: Bool { !isEditable || delegate?.textViewShouldBeginEditing(self) != false }
  var allowsEditingToEnd: Bool { !isBeingEdited || delegate?.textViewShouldEndEditing(self) != false }

  /// Tells the delegate and the observers, if the text is editable.
  func editingDidBegin() {
    guard isEditable else { return }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  /// Tells the delegate and the observers, if the text was edited.
  func editingDidEnd() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}
