/// Functions that disarm workflow commands. In the output of a step on GitHub, these are lines that begin with `::`,
/// and `##[` anywhere.
package enum WorkflowCommands {
  /// Returns a line without commands: one character of each is spelled out, like a control character.
  package static func disarmed(_ line: String) -> String {
    let scalars = line.unicodeScalars
    let rest = scalars.drop { $0.properties.isWhitespace }
    guard rest.starts(with: "::".unicodeScalars) else { return escaped(scalars[...], as: #"\u{23}"#) }
    return String(scalars[..<rest.startIndex]) + #"\u{3A}"# + escaped(rest.dropFirst(), as: #"\u{23}"#)
  }

  /// Returns equivalent JSON without commands. None of its lines begins with a colon.
  package static func disarmed(json: String) -> String {
    escaped(json.unicodeScalars[...], as: #"\u0023"#)
  }

  /// Escapes `##[`. The search goes by scalars, because a bracket and a combining mark behind it are one character.
  private static func escaped(_ scalars: Substring.UnicodeScalarView, as sign: String) -> String {
    var text = ""
    var rest = scalars
    while let place = rest.firstRange(of: "##[".unicodeScalars)?.lowerBound {
      text.unicodeScalars += rest[..<place]
      text += sign
      rest = rest[place...].dropFirst()
    }
    text.unicodeScalars += rest
    return text
  }
}
