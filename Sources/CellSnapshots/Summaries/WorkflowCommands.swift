/// What a job on GitHub takes for its commands in the output of a step: a line that begins with `::`, and `##[` anywhere.
package enum WorkflowCommands {
  /// A line for people, in which nothing is a command: a sign of each is spelled out, as control characters are.
  package static func disarmed(_ line: String) -> String {
    let scalars = line.unicodeScalars
    let rest = scalars.drop { $0.properties.isWhitespace }
    guard rest.starts(with: "::".unicodeScalars) else { return escaped(scalars[...], as: #"\u{23}"#) }
    return String(scalars[..<rest.startIndex]) + #"\u{3A}"# + escaped(rest.dropFirst(), as: #"\u{23}"#)
  }

  /// JSON that says the same, in which nothing is a command: no line of it begins with a colon.
  package static func disarmed(json: String) -> String {
    escaped(json.unicodeScalars[...], as: #"\u0023"#)
  }

  /// By scalars: a bracket and the mark behind it are one character, and two signs for GitHub.
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
