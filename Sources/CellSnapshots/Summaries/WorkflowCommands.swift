/// What a job on GitHub takes for its commands in the output of a step: a line that begins with `::`, and `##[` anywhere.
package enum WorkflowCommands {
  /// A line for people, in which nothing is a command: a sign of each is spelled out, as control characters are.
  package static func disarmed(_ line: String) -> String {
    let scalars = line.unicodeScalars
    var text = ""
    var rest = scalars.drop { $0.properties.isWhitespace }
    if rest.starts(with: "::".unicodeScalars) {
      text.unicodeScalars += scalars[..<rest.startIndex]
      text += #"\u{3A}"#
      rest = rest.dropFirst()
    } else {
      rest = scalars[...]
    }
    while let place = rest.firstRange(of: "##[".unicodeScalars)?.lowerBound {
      text.unicodeScalars += rest[..<place]
      text += #"\u{23}"#
      rest = rest[place...].dropFirst()
    }
    text.unicodeScalars += rest
    return text
  }
}
