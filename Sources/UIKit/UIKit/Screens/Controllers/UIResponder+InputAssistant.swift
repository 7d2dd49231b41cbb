extension UIResponder {
  private static let assistantKey = AssociatedObjects.Key()

  /// The buttons of a responder that does not provide its own.
  var standardInputAssistantItem: UITextInputAssistantItem {
    if let item = AssociatedObjects.shared.value(of: self, for: Self.assistantKey)
      as? UITextInputAssistantItem
    {
      return item
    }
    let item = UITextInputAssistantItem()
    AssociatedObjects.shared.set(item, of: self, for: Self.assistantKey)
    return item
  }
}
