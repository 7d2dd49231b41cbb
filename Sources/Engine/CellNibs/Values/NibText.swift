/// A part of an attributed text with the same attributes.
package struct NibTextRun: Hashable, Sendable {
  package var text: String
  package var font: NibFont?
  package var color: NibColor?
  package var backgroundColor: NibColor?
  package var paragraph: NibParagraph?
  /// The numbers among the attributes, such as `NSUnderline`, by name.
  package var numbers: [String: Double] = [:]
  /// The other attributes, by name.
  package var colors: [String: NibColor] = [:]

  /// Reads a `<fragment>` element.
  init(_ element: NibElement) {
    let written = element.children.first { $0.name.hasSuffix("tring") && $0.attributes["key"] == "content" }
    text = element.attributes["content"] ?? written?.string ?? ""
    for attribute in element.list("attributes") {
      guard let key = attribute.attributes["key"] else { continue }
      switch (attribute.name, key) {
      case ("color", "NSColor"): color = NibColor(attribute)
      case ("color", "NSBackgroundColor"): backgroundColor = NibColor(attribute)
      case ("color", _): colors[key] = NibColor(attribute)
      case ("font", _), ("fontDescription", _): font = NibFont(attribute)
      case ("paragraphStyle", _): paragraph = NibParagraph(attribute)
      case ("integer", _), ("real", _), ("float", _), ("double", _): numbers[key] = attribute.number("value")
      default: break
      }
    }
  }
}

/// The paragraph style of a part of an attributed text.
package struct NibParagraph: Hashable, Sendable {
  package var alignment: String?
  package var lineBreakMode: String?
  package var writingDirection: String?
  /// The lengths and factors, by attribute, such as `lineSpacing`, in points.
  package var numbers: [String: Double] = [:]

  init(_ element: NibElement) {
    for (name, value) in element.attributes where name != "key" {
      switch name {
      case "alignment": alignment = value
      case "lineBreakMode": lineBreakMode = value
      case "baseWritingDirection": writingDirection = value
      default: numbers[name] = element.number(name)
      }
    }
  }
}
