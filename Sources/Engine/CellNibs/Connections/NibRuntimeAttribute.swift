/// A value that an object's property is given by its name.
package struct NibRuntimeAttribute: Hashable, Sendable {
  /// The property, such as `cornerRadius` or `layer.cornerRadius`.
  package var keyPath: String
  package var value: NibValue
  /// The key of the text in the document's `.strings` files. Nil if the value is not translated.
  package var localizedIndex: Int?
  package var line: Int

  /// Reads a `<userDefinedRuntimeAttribute>` element. Nil if it names no property.
  init?(_ element: NibElement, index: Int) {
    let attributes = element.attributes
    guard let keyPath = attributes["keyPath"] else { return nil }
    self.keyPath = keyPath
    line = element.line
    localizedIndex = attributes["localized"] == "YES" ? index : nil
    let child = element.children.first { $0.attributes["key"] == "value" }
    switch attributes["type"] {
    case "boolean": value = .boolean(attributes["value"] == "YES")
    case "nil": value = .nothing
    case "image":
      value =
        attributes["value"].map {
          .image(NibImage(name: $0, isSymbol: attributes["catalog"] == "system"))
        } ?? .nothing
    case "string": value = .string(attributes["value"] ?? child?.string ?? "")
    default: value = child.flatMap { NibValue($0) } ?? attributes["value"].map { .string($0) } ?? .nothing
    }
  }
}
