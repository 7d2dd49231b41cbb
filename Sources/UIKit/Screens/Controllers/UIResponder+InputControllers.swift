extension UIResponder {
  /// The controller of the view in place of the keyboard. Unlike UIKit, its view is not shown, and a class cannot
  /// override it.
  public var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard. Unlike UIKit, its view is not shown, and a class cannot override it.
  public var inputAccessoryViewController: UIInputViewController? { nil }

  /// The buttons beside the suggestions above the keyboard. Unlike UIKit, they are not shown.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let item = AssociatedObjects.shared.value(of: self, for: Self.assistantKey)
      as? UITextInputAssistantItem
    {
      return item
    }
    let item = UITextInputAssistantItem()
    AssociatedObjects.shared.set(item, of: self, for: Self.assistantKey)
    return item
  }
  private static let assistantKey = AssociatedObjects.Key()
}
