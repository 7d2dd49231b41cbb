public import Foundation

/// A further text of an element, which VoiceOver reads on request.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    case `default`
    /// The content is read with the element.
    case high
  }

  open private(set) var label: String
  open private(set) var value: String
  open var importance = Importance.default
  open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
  open var attributedValue: NSAttributedString { NSAttributedString(string: value) }

  public init(label: String, value: String) {
    self.label = label
    self.value = value
    super.init()
  }

  public convenience init(
    attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString
  ) {
    self.init(label: label.string, value: value.string)
  }
}
