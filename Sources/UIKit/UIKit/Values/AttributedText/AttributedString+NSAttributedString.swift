public import Foundation

extension NSAttributedString {
  /// Creates an attributed string from the text and the attributes that UIKit draws.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString(string: String(text.characters))
    text.setDrawnAttributes(of: result)
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Sets the attributes that UIKit draws on a text of the same characters.
  func setDrawnAttributes(of text: NSMutableAttributedString) {
    var place = 0
    for run in runs {
      let length = String(self[run.range].characters).utf16.count
      text.setAttributes(run.attributes.drawnAttributes, range: NSRange(location: place, length: length))
      place += length
    }
  }

  /// Creates an attributed string from the text and the attributes that UIKit draws.
  public init(_ text: NSAttributedString) {
    self.init()
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append(AttributedString(string.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes that UIKit draws.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in DrawnAttribute.all {
      guard let value = attributes[attribute.key] else { continue }
      attribute.write(value, &self)
    }
  }

  var drawnAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for attribute in DrawnAttribute.all { attributes[attribute.key] = attribute.read(self) }
    return attributes
  }
}

/// An attribute that can be read from an `AttributedString` and written to an `NSAttributedString`, and the other
/// way.
private struct DrawnAttribute: Sendable {
  let key: NSAttributedString.Key
  let read: @Sendable (AttributeContainer) -> Any?
  let write: @Sendable (Any, inout AttributeContainer) -> Void

  init<Attribute: AttributedStringKey>(_ attribute: Attribute.Type) where Attribute.Value: Sendable {
    key = NSAttributedString.Key(Attribute.name)
    read = { $0[attribute] }
    write = { value, container in container[attribute] = value as? Attribute.Value }
  }

  /// Creates an attribute whose value is a length in points, which apps give as a number of any type.
  init<Attribute: AttributedStringKey>(length attribute: Attribute.Type) where Attribute.Value == CGFloat {
    key = NSAttributedString.Key(Attribute.name)
    // Foundation on Linux ends the process when two attributes beside each other are of the type CGFloat.
    read = { $0[attribute].map { Double($0) } }
    write = { value, container in
      container[attribute] = value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
  }

  /// Creates an attribute whose value is a line style, which an `NSAttributedString` stores as a number.
  init<Attribute: AttributedStringKey>(line attribute: Attribute.Type)
  where Attribute.Value == NSUnderlineStyle {
    key = NSAttributedString.Key(Attribute.name)
    read = { $0[attribute]?.rawValue }
    write = { value, container in
      container[attribute] = (value as? Int ?? (value as? NSNumber)?.intValue).map(NSUnderlineStyle.init)
    }
  }

  /// Creates the attribute of a look in Markdown, which an `NSAttributedString` stores as a number.
  init(intent attribute: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.Type) {
    key = .inlinePresentationIntent
    read = { $0[attribute].map { NSNumber(value: $0.rawValue) } }
    write = { value, container in container[attribute] = InlinePresentationIntent(attribute: value) }
  }

  static let all = [
    DrawnAttribute(AttributeScopes.UIKitAttributes.FontAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
    DrawnAttribute(length: AttributeScopes.UIKitAttributes.KernAttribute.self),
    DrawnAttribute(length: AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self),
    DrawnAttribute(line: AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
    DrawnAttribute(line: AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self),
    DrawnAttribute(length: AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.LigatureAttribute.self),
    DrawnAttribute(length: AttributeScopes.UIKitAttributes.ObliquenessAttribute.self),
    DrawnAttribute(length: AttributeScopes.UIKitAttributes.ExpansionAttribute.self),
    DrawnAttribute(length: AttributeScopes.UIKitAttributes.TrackingAttribute.self),
    DrawnAttribute(AttributeScopes.UIKitAttributes.TextEffectAttribute.self),
    DrawnAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    DrawnAttribute(intent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self),
    DrawnAttribute(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self),
    DrawnAttribute(AttributeScopes.FoundationAttributes.ImageURLAttribute.self),
  ]
}
