/// A type as it is written, with the parts that an expression of it needs.
struct TypeText {
  indirect enum Kind {
    /// A type that a name alone tells.
    case other
    case optional(TypeText)
    case list(TypeText)
    case tuple([(label: String?, type: TypeText)])
    /// A closure with a number of parameters. The result is nil for `Void`.
    case closure(parameters: Int, result: TypeText?)
    /// A value that a function changes.
    case passed
  }

  /// The type without attributes. An optional that is unwrapped implicitly is an ordinary one.
  let text: String
  let kind: Kind

  init(_ written: String) {
    var text = Self.trimmed(written[...])
    var isChanged = false
    while let word = text.split(separator: " ", maxSplits: 1).first, text != word,
      Self.attributes.contains(String(word))
    {
      if word == "inout" { isChanged = true }
      text = Self.trimmed(text.dropFirst(word.count))
    }
    // A function gets any number of values, so one will do.
    if text.hasSuffix("...") { text = Self.trimmed(text.dropLast(3)) }
    (self.text, kind) = isChanged ? (text, .passed) : Self.read(text)
  }

  /// Whether a sample of it has to be written in parts.
  var hasTupleOrClosure: Bool {
    switch kind {
    case .tuple, .closure, .passed: true
    case .optional(let part), .list(let part): part.hasTupleOrClosure
    case .other: false
    }
  }

  private static let attributes: Set<String> = [
    "@escaping", "@autoclosure", "@MainActor", "@Sendable", "@convention(block)", "@discardableResult",
    "borrowing", "consuming", "sending", "__owned", "inout",
  ]

  private static func read(_ text: String) -> (String, Kind) {
    if let arrow = topLevel("->", in: text) {
      let head = trimmed(text[..<arrow])
      let result = trimmed(text[text.index(arrow, offsetBy: 2)...])
      guard let end = head.lastIndex(of: ")"), head.hasPrefix("(") else { return (text, .other) }
      let inside = trimmed(head[head.index(after: head.startIndex)..<end])
      let count = inside.isEmpty ? 0 : parts(of: inside).count
      let isVoid = ["Void", "()"].contains(result)
      return (text, .closure(parameters: count, result: isVoid ? nil : TypeText(result)))
    }
    if let mark = text.last, "?!".contains(mark) {
      let wrapped = TypeText(String(text.dropLast()))
      return (wrapped.text + "?", .optional(wrapped))
    }
    if text.hasPrefix("["), text.hasSuffix("]"), topLevel(":", in: String(text.dropFirst().dropLast())) == nil
    {
      return (text, .list(TypeText(String(text.dropFirst().dropLast()))))
    }
    guard text.hasPrefix("("), text.hasSuffix(")") else { return (text, .other) }
    let inside = parts(of: trimmed(text.dropFirst().dropLast()))
    if inside.count == 1, let only = inside.first {
      // `(any Note)?` needs its parentheses.
      let inner = TypeText(only)
      return only.hasPrefix("any ") || only.hasPrefix("some ") ? (text, .other) : (inner.text, inner.kind)
    }
    guard inside.count > 1 else { return (text, .other) }
    return (
      text,
      .tuple(
        inside.map { part in
          guard let colon = topLevel(":", in: part) else { return (nil, TypeText(part)) }
          let label = trimmed(part[..<colon])
          return (label == "_" ? nil : label, TypeText(String(part[part.index(after: colon)...])))
        })
    )
  }

  /// Returns the parts between commas outside of brackets.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var rest = text
    while let comma = topLevel(",", in: rest) {
      parts.append(trimmed(rest[..<comma]))
      rest = String(rest[rest.index(after: comma)...])
    }
    let last = trimmed(rest[...])
    return last.isEmpty ? parts : parts + [last]
  }

  /// Returns the first place of a sign outside of brackets.
  private static func topLevel(_ sign: String, in text: String) -> String.Index? {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      if depth == 0, text[index...].hasPrefix(sign) { return index }
      let character = text[index]
      if "([<".contains(character) { depth += 1 }
      // The arrow of a closure closes no bracket.
      if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      last = character
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(
      start.prefix(
        (start.lastIndex { $0 != " " }.map { start.distance(from: start.startIndex, to: $0) + 1 }) ?? 0))
  }
}
