/// The characters in names of files that could end a line of a written file.
enum ControlCharacters {
  /// Returns whether a text has a control character, or another character that ends a line.
  static func isIn(_ text: String) -> Bool { text.unicodeScalars.contains(where: isOne) }

  /// Returns a text in one line, with a question mark for each such character.
  static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isOne($0) ? "?" : $0 }))
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
