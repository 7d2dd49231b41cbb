import Foundation

extension UITextField {
  /// Clears the field if it asks for that, and tells the delegate, the targets and the observers.
  func tellThatEditingBegan() {
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    selectionMayHaveChanged()
  }

  /// Tells the delegate if the selection is another one than it knows. Only a field that is edited has one.
  func selectionMayHaveChanged() {
    guard isEditing, let range = ownSelectedRange?.range(in: string.length), range != knownSelection else {
      return
    }
    knownSelection = range
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Tells the delegate, the targets and the observers.
  func tellThatEditingEnded() {
    knownSelection = nil
    setNeedsLayout()
    // A delegate with this method is not called by the one without a reason.
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}
