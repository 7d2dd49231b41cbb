/// A run of a text with attributes.
struct TextRun: Codable {
  var text: String
  var fontSize: Double?
  var fontWeight: String?
  var monospaced: Bool?
  var italic: Bool?
  var color: String?
  var underline: String?
  var strikethrough: String?
  var strikethroughColor: String?
  var kern: Double?
  var baselineOffset: Double?
}

/// A text with attributes as data: a list of runs, or an object with `runs` and `paragraph`.
struct AttributedTextDescription: Codable {
  var runs: [TextRun]
  var paragraph: ParagraphDescription?
  private var isList = false

  private enum Key: String, CodingKey {
    case runs, paragraph
  }

  init(from decoder: any Decoder) throws {
    if let runs = try? decoder.singleValueContainer().decode([TextRun].self) {
      (self.runs, isList) = (runs, true)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    runs = try container.decode([TextRun].self, forKey: .runs)
    paragraph = try container.decodeIfPresent(ParagraphDescription.self, forKey: .paragraph)
  }

  func encode(to encoder: any Encoder) throws {
    if isList {
      var container = encoder.singleValueContainer()
      return try container.encode(runs)
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(runs, forKey: .runs)
    try container.encodeIfPresent(paragraph, forKey: .paragraph)
  }
}

/// A paragraph style as data. Lengths are in points.
struct ParagraphDescription: Codable {
  var alignment: String?
  var lineBreakMode: String?
  var lineSpacing: Double?
  var lineHeightMultiple: Double?
  var minimumLineHeight: Double?
  var maximumLineHeight: Double?
  var paragraphSpacing: Double?
  var paragraphSpacingBefore: Double?
  var firstLineHeadIndent: Double?
  var headIndent: Double?
  var tailIndent: Double?
}
