public import Foundation

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
  }

  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = NSAttributedString.Key.presentationIntent.rawValue
  }
}

extension NSAttributedString.Key {
  /// The look that Markdown gives a text inside its line: the raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks of Markdown around a text, a `PresentationIntent`. As in UIKit, views do not draw them.
  ///
  /// - Note: No effect on the picture.
  public static let presentationIntent = NSAttributedString.Key("NSPresentationIntent")
  /// The address of the picture that Markdown shows in place of a text. As in UIKit, no view draws it.
  ///
  /// - Note: No effect on the picture.
  public static let imageURL = NSAttributedString.Key(
    AttributeScopes.FoundationAttributes.ImageURLAttribute.name)
}
