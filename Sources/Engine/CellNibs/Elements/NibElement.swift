/// An element of a nib file or storyboard, with the elements in it.
package struct NibElement: Sendable {
  package var name: String
  package var attributes: [String: String]
  package var children: [NibElement] = []
  package var text = ""
  /// The line of the file on which the element begins.
  package var line: Int

  package init(name: String, attributes: [String: String] = [:], line: Int = 1) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Returns the first child of a name.
  func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns the children of the first child of a name.
  func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// Returns the number in an attribute, or nil if it is no finite number.
  func number(_ name: String) -> Double? {
    attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }
}
