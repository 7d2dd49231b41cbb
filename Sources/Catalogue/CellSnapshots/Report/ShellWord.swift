/// Functions that quote text for a shell.
package enum ShellWord {
  /// Returns the text in single quotes, within which only a single quote has a meaning.
  static func quoted(_ text: String) -> String {
    // The text is split into scalars, because a quote and a combining mark behind it are one character.
    "'" + text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }

  /// Returns the words with spaces between them; words that need quotes are quoted.
  package static func line(_ words: [String]) -> String {
    words.map { isPlain($0) ? $0 : quoted($0) }.joined(separator: " ")
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.isASCII && isPlain($0) }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "@%+=:,./-_".unicodeScalars.contains(scalar)
  }
}
