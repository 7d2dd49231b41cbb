/// A value of a YAML file, with the line on which it begins.
package struct YAMLValue: Sendable {
  package enum Content: Sendable {
    /// A scalar. YAML's numbers, Booleans and nulls are the texts that the file has.
    case text(String)
    case list([YAMLValue])
    /// The entries in the order of the file.
    case mapping([Entry])
  }

  /// A key of a mapping with its value.
  package struct Entry: Sendable {
    package let key: String
    package let value: YAMLValue
  }

  package let content: Content
  /// The line in the file, from 1.
  package let line: Int

  package init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The text; nil for a list or a mapping.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The values of a list; nil for a text or a mapping.
  package var list: [YAMLValue]? {
    if case .list(let values) = content { values } else { nil }
  }

  /// The entries of a mapping; nil for a text or a list.
  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// Returns the value of a key. Where the key is there twice, the last value counts.
  package subscript(key: String) -> YAMLValue? { entries?.last { $0.key == key }?.value }

  /// Whether nothing is written, as after `sources:` at the end of a line.
  package var isEmpty: Bool { text.map { ["", "~", "null"].contains($0) } ?? false }
}
