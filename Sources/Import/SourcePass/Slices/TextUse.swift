/// A place where code reads a text as something: `formatter.date(from: movie.releaseDate)` reads `releaseDate` as a date.
package struct TextUse: Hashable, Sendable {
  /// The kinds of values that code reads from texts.
  package enum Reading: Hashable, Sendable {
    case address, color, decimal, html, identifier, image, integer, symbol
    case date(Format)
    /// The text is the argument of a function of the app. An argument without a label has the label `_`, and the value
    /// before the point has `self`. `literals` are the texts of other arguments by their labels.
    case argument(of: String, label: String, literals: [String: String])
  }

  /// The format of a formatter for dates.
  package enum Format: Hashable, Sendable {
    case literal(String)
    /// The constant, property or function that has the format.
    case named(String)
    /// The parameter of the function around the use, with its default.
    case parameter(label: String, default: String?)
    case iso(hasFractions: Bool)
  }

  /// The name of the property, parameter or variable that has the text; `self` for the receiver.
  package let name: String
  /// The function or property around the use.
  package let function: String
  /// The label under which the function gets the text; nil if it does not get it.
  package let label: String?
  package let reading: Reading
}

/// The uses of texts in a file, with the formats for dates that it names.
package struct TextUses: Sendable {
  /// The uses in the order of the file, each once.
  package internal(set) var uses: [TextUse] = []
  /// The formats that formatters get in a function or property, by its name.
  package internal(set) var formats: [String: TextUse.Format] = [:]
  /// The formats that constants hold, by their names.
  package internal(set) var constants: [String: String] = [:]
}
