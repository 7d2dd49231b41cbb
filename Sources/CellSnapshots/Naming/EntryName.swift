/// A name that is also a path inside the folder of the pictures: parts separated by `/`, none of which leaves it.
package struct EntryName: Hashable, Sendable {
  /// The longest name in UTF-8 bytes: a file system allows 255, and width, traits and tile follow.
  package static let maximumLength = 200

  package let text: String

  package init(_ text: String) throws(EntryNameError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text, bytes: text.utf8.count) }
    for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control {
      throw .controlCharacter(text, scalar)
    }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard !part.isEmpty else { throw .emptyPart(text) }
      guard part != ".", part != ".." else { throw .leavesFolder(text) }
    }
    self.text = text
  }

  /// The path without width, traits and extension: `Message/long` as it is, `Feed` in a folder of its own.
  package var path: String {
    text.contains("/") ? text : "\(text)/\(text)"
  }
}
