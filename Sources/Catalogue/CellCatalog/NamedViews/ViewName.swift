/// A name of views in a picture: `likeButton`, `row 3`, `row 1-3 nameLabel`.
///
/// A name alone stands for every view that a property with this name holds, or for every view of a class with this name
/// if no property has it. A row before it restricts it to the views in that row, header, footer or item.
package struct ViewName: Hashable, Sendable {
  /// The maximum length in UTF-8 bytes.
  package static let maximumLength = 200
  private static let rowWords = ["row", "header", "footer", "item"]

  /// The row in words, such as `row 3`; nil if the view may be anywhere.
  package let row: String?
  /// The name of the property or class; nil for the row itself.
  package let view: String?

  /// Returns nil if the text has another format.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard text.utf8.count <= Self.maximumLength, let first = words.first else { return nil }
    if Self.rowWords.contains(first), (2...3).contains(words.count) {
      row = "\(first) \(words[1])"
      view = words.count == 3 ? words[2] : nil
    } else if words.count == 1 {
      row = nil
      view = first
    } else {
      return nil
    }
  }

  /// The name as it is written.
  package var text: String { [row, view].compactMap(\.self).joined(separator: " ") }
}
