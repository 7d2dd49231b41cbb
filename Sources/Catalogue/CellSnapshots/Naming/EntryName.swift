/// A name of an entry that is also a path inside the folder of the pictures, on every file system. Its parts are
/// separated by `/`, and no part leaves the folder.
package struct EntryName: Hashable, Sendable {
  /// The maximum length in UTF-8 bytes. A file system allows 255, and width, traits and tile follow the name.
  package static let maximumLength = 200

  package let text: String

  package init(_ text: String) throws(EntryNameError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text, bytes: text.utf8.count) }
    for scalar in text.unicodeScalars {
      guard !scalar.isControl else { throw .controlCharacter(text, scalar) }
      guard !scalar.isRefused else { throw .refusedCharacter(text, scalar) }
    }
    guard text.unicodeScalars.first != "-" else { throw .leadingHyphen(text) }
    for word in FilePath.parts(of: text) {
      guard !word.isEmpty else { throw .emptyPart(text) }
      guard FilePath.isInside(word) else { throw .leavesFolder(text) }
      let scalars = word.unicodeScalars
      guard scalars.first?.isLostAtEdges == false, scalars.last?.isLostAtEdges == false else {
        throw .lostEdge(text, part: word)
      }
      guard !Self.isDevice(word) else { throw .device(text, part: word) }
    }
    if let variant = Self.variant(endOf: text) { throw .variant(text, variant: variant) }
    self.text = text
  }

  /// The name of a picture whose caller names the file.
  package static let unnamed = EntryName(unchecked: "picture")

  private init(unchecked text: String) {
    self.text = text
  }

  /// The path without width, traits and extension. `Message/long` stays as it is, and `Feed` gets a folder of its own:
  /// `Feed/Feed`.
  package var path: String {
    text.unicodeScalars.contains("/") ? text : "\(text)/\(text)"
  }
}

extension EntryName {
  /// Returns a text as a part of a name, with hyphens instead of characters that no name may contain.
  package static func part(madeOf text: String) -> String {
    var scalars = text.unicodeScalars.map { $0.isControl || $0.isRefused || $0 == "/" ? "-" : $0 }[...]
    scalars = scalars.drop { $0.isLostAtEdges || $0 == "-" }
    while scalars.last?.isLostAtEdges == true { scalars.removeLast() }
    guard !scalars.isEmpty else { return "_" }
    var part = String(String.UnicodeScalarView(scalars))
    if let variant = variant(endOf: part) {
      part = part.dropLast(variant.count) + variant.replacing("@", with: "-")
    }
    return isDevice(part) ? "_\(part)" : part
  }

  /// Returns whether Windows reserves the name for a device, with any text after a dot.
  private static func isDevice(_ part: String) -> Bool {
    let stem = part.prefix { $0 != "." }.uppercased()
    if ["CON", "PRN", "AUX", "NUL"].contains(stem) { return true }
    return stem.count == 4 && ["COM", "LPT"].contains(stem.prefix(3))
      && stem.last.map { "123456789".contains($0) } == true
  }

  /// Returns the end of a text that would be read as a picture's width and scale: `.320@2x-dark`.
  private static func variant(endOf text: String) -> String? {
    // The search goes by bytes, because a dot and the marks behind it may be one character.
    text.utf8.indices.lazy.filter { text.utf8[$0] == UInt8(ascii: ".") }
      .first { VariantText(text[text.utf8.index(after: $0)...])?.scale != nil }
      .map { String(text[$0...]) }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether Windows refuses the character in names of files; `*` and `?` also have a meaning in patterns.
  fileprivate var isRefused: Bool { "\\:*?\"<>|".unicodeScalars.contains(self) }

  /// Whether the character is unsafe at the edges of a name. A dot at the start hides a file, and Windows drops dots
  /// and spaces at the end.
  fileprivate var isLostAtEdges: Bool { self == "." || properties.isWhitespace }
}
