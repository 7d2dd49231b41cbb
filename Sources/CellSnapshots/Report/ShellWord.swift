/// Text as a shell reads it back.
package enum ShellWord {
  /// In single quotes, within which only a single quote means something.
  static func quoted(_ text: String) -> String {
    // By scalars: a quote and the mark behind it are one character, and two signs for a shell.
    "'" + text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
  }

  /// The words with spaces between them, those quoted that need it.
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
