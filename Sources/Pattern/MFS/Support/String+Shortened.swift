extension String {
  /// The beginning of a text from outside, for a message of one line.
  package var shortened: String { shortened(atMost: 80) }

  /// Returns the beginning of the text, with an ellipsis if there are more than `limit` characters. A space
  /// replaces each character that begins a line or controls a terminal.
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
