internal import CellDrawing

/// The text of a file that makes entries, divided into the entries and the rest of the declarations around them.
///
/// The compiled code of a function that makes entries changes wherever an entry is added. Its text says which entries
/// differ.
package struct CatalogueText {
  /// The making of one entry, with everything that is called on it.
  struct Entry {
    /// The lines from its name to its last bracket.
    let lines: ClosedRange<Int>
    let hash: ContentHash
  }

  let entries: [Entry]
  /// The hash of what makes entries, without them.
  let rest: ContentHash
  /// The lines in which something besides entries may be used.
  let otherLines: Set<Int>

  /// The types whose values are entries, or become some.
  private static let types: Set = ["CatalogEntry", "CellSnapPreview"]
  /// The words after a number sign that are no macros of others.
  private static let directives: Set = [
    "if", "elseif", "else", "endif", "available", "unavailable", "selector", "keyPath", "colorLiteral",
    "imageLiteral",
    "fileLiteral", "file", "fileID", "filePath", "line", "column", "function", "warning", "error",
  ]

  /// Returns nil for a file that cannot be divided, or whose text does not say what is compiled: one that has macros.
  package init?(_ source: [UInt8]) {
    guard let tokens = SwiftTokens.all(in: source), let outline = SwiftOutline(tokens) else { return nil }
    for (index, token) in tokens.enumerated() where token.isSign("#") {
      guard index + 1 < tokens.count, Self.directives.contains(tokens[index + 1].text) else { return nil }
    }
    var entries: [Entry] = []
    var rest: [SwiftToken] = []
    for declaration in outline.declarations {
      let all = declaration.head + declaration.body
      let ranges = Self.entries(in: all)
      guard !ranges.isEmpty else { continue }
      var place = 0
      for range in ranges {
        rest += all[place..<range.lowerBound]
        place = range.upperBound
        let last = all[range.upperBound - 1]
        entries.append(
          Entry(lines: all[range.lowerBound].line...last.lastLine, hash: Self.hash(of: all[range])))
      }
      rest += all[place...]
    }
    self.entries = entries
    // Commas are between the entries of an array.
    self.rest = Self.hash(of: rest.filter { !$0.isSign(",") }[...])
    otherLines = Set(rest.filter { !Self.isPlain($0) }.map(\.line))
  }

  /// Returns the entries that a call in a line makes.
  func entries(onLine line: Int) -> [Entry] { entries.filter { $0.lines.contains(line) } }

  /// Whether a token beside an entry uses nothing: a bracket, or a word that returns the entry or gives it a name.
  private static func isPlain(_ token: SwiftToken) -> Bool {
    switch token.kind {
    case .sign: ["{", "}", "[", "]", ",", ";", "="].contains(token.text)
    case .word: ["return", "let", "var"].contains(token.text)
    case .text: false
    }
  }

  private static func hash(of tokens: ArraySlice<SwiftToken>) -> ContentHash {
    ContentHash(of: Array(tokens.map(\.text).joined(separator: "\u{0}").utf8))
  }

  /// Returns the places of the entries in a declaration.
  private static func entries(in tokens: [SwiftToken]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .word, types.contains(tokens[index].text),
        let end = end(ofEntryAt: index, in: tokens)
      {
        ranges.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// Returns the index after the calls that follow a name; nil if the name is not called.
  private static func end(ofEntryAt start: Int, in tokens: [SwiftToken]) -> Int? {
    var index = start + 1
    var isCalled = false
    func sign(_ distance: Int = 0) -> String {
      index + distance < tokens.count && tokens[index + distance].kind == .sign
        ? tokens[index + distance].text : ""
    }
    while index < tokens.count {
      switch sign() {
      case "(":
        guard let end = SwiftOutline.end(of: index, in: tokens) else { return nil }
        (isCalled, index) = (true, end + 1)
      case "{" where isCalled:
        guard let end = SwiftOutline.end(of: index, in: tokens) else { return nil }
        index = end + 1
      case "." where index + 1 < tokens.count && tokens[index + 1].kind == .word: index += 2
      default:
        // A further closure: `filled: { … }`.
        guard isCalled, tokens[index].kind == .word, sign(1) == ":", sign(2) == "{",
          let end = SwiftOutline.end(of: index + 2, in: tokens)
        else { return isCalled ? index : nil }
        index = end + 1
      }
    }
    return isCalled ? index : nil
  }
}
