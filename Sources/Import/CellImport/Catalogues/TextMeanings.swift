package import CellSnapSourcePass

/// The meanings of texts, by the names of the properties and parameters that have them, according to the app's code.
package struct TextMeanings {
  /// The statements that tell them to the samples, such as
  /// `Samples.use("releaseDate", as: .date(format: "yyyy-MM-dd"))`.
  package private(set) var statements: [String] = []

  private var formats: [String: TextUse.Format] = [:]
  private var constants: [String: String] = [:]
  /// The readings of the texts that functions get, by the functions' names and the labels.
  private var arguments: [String: [String: TextUse.Reading]] = [:]
  private let images: [String]

  /// - Parameter images: The names of the app's images.
  package init(_ files: [SliceFile], images: [String] = []) {
    self.images = images
    for texts in files.map(\.textUses) {
      formats.merge(texts.formats) { first, _ in first }
      constants.merge(texts.constants) { first, _ in first }
    }
    let uses = files.flatMap(\.textUses.uses)
    for _ in 1...Self.maximumDepth {
      for use in uses {
        guard let label = use.label, arguments[use.function]?[label] == nil, let reading = self.reading(use)
        else { continue }
        arguments[use.function, default: [:]][label] = reading
      }
    }
    var found: [String: [String: Int]] = [:]
    for use in uses where !Self.plainNames.contains(use.name) {
      guard let reading = reading(use), let text = text(of: reading, use.name) else { continue }
      found[use.name, default: [:]][text, default: 0] += 1
    }
    statements = found.sorted { $0.key < $1.key }.compactMap { name, texts in
      texts.max { (Self.rank($0.key), $0.value, $1.key) < (Self.rank($1.key), $1.value, $0.key) }.map {
        "Samples.use(\(SwiftLiteral.text(name)), as: \($0.key))"
      }
    }
  }

  /// The number of functions that may hand a text on before it is read.
  private static let maximumDepth = 4

  /// Names whose texts are too different to have one meaning.
  private static let plainNames: Set<String> = [
    "self", "text", "string", "str", "value", "input", "title", "name", "label", "description", "message",
    "content", "body", "key", "rawValue", "first", "last", "count", "result", "data", "$0", "init",
  ]

  /// Returns what a text is read as at last; nil if no function of the app reads it.
  private func reading(_ use: TextUse) -> TextUse.Reading? {
    guard case .argument(let function, let label, let literals) = use.reading else { return use.reading }
    guard let reading = arguments[function]?[label] else { return nil }
    guard case .date(.parameter(let format, let usual)) = reading else { return reading }
    return (literals[format] ?? usual).map { .date(.literal($0)) }
  }

  /// Returns a meaning as Swift; nil if its text is not known.
  private func text(of reading: TextUse.Reading, _ name: String) -> String? {
    switch reading {
    case .address: ".address"
    case .color: ".color"
    case .decimal: ".decimal"
    case .html: ".html"
    case .identifier: ".identifier"
    case .integer: ".integer"
    case .symbol: ".symbol"
    case .image: image(for: name).map { ".text(\(SwiftLiteral.text($0)))" }
    case .date(let format): date(format, 0)
    case .argument: nil
    }
  }

  private func date(_ format: TextUse.Format, _ depth: Int) -> String? {
    switch format {
    case .literal(let text): return ".date(format: \(SwiftLiteral.text(text)))"
    case .iso(let hasFractions): return ".isoDate(hasFractions: \(hasFractions))"
    case .parameter(_, let usual): return usual.flatMap { date(.literal($0), depth) }
    case .named(let name):
      if let text = constants[name] { return date(.literal(text), depth) }
      guard depth < Self.maximumDepth, let next = formats[name], next != format else { return nil }
      return date(next, depth + 1)
    }
  }

  /// Returns an image of the app whose name contains the property's name or is in it; otherwise the first image.
  private func image(for name: String) -> String? {
    let name = name.lowercased()
    return images.min { first, second in
      (Self.shared(name, first), first) < (Self.shared(name, second), second)
    }
  }

  private static func shared(_ name: String, _ image: String) -> Int {
    let image = image.lowercased()
    return image.contains(name) || name.contains(image) ? 0 : 1
  }

  /// Returns how certain a meaning is. A text that is parsed with a format is more certain than a converted one.
  private static func rank(_ meaning: String) -> Int {
    if meaning.hasPrefix(".date") || meaning.hasPrefix(".isoDate") { return 3 }
    return meaning == ".decimal" || meaning == ".integer" ? 1 : 2
  }
}
