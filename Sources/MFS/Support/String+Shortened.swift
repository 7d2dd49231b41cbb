extension String {
  /// A text that came from outside, for a message of one line: its beginning.
  package var shortened: String { shortened(atMost: 80) }

  /// The beginning with an ellipsis where there are more than `limit` characters, and a space in the place of what
  /// begins a line or steers a terminal.
  package func shortened(atMost limit: Int) -> String {
    let beginning = unicodeScalars.prefix(limit)
    var result = UnicodeScalarView()
    for scalar in beginning {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result) + (beginning.endIndex < endIndex ? "…" : "")
  }
}
