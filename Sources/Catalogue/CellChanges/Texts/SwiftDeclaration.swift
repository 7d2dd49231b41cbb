/// A declaration of a file or a type, with its attributes: from its first token to its last.
struct SwiftDeclaration {
  /// The words that begin a declaration.
  static let keywords: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "struct", "class", "enum", "protocol", "extension",
    "actor",
    "operator", "precedencegroup", "case", "import", "typealias", "macro", "associatedtype",
  ]
  /// The words that may be before these.
  static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class", "override",
    "lazy",
    "weak", "unowned", "mutating", "nonmutating", "convenience", "required", "dynamic", "optional",
    "indirect", "prefix",
    "postfix", "infix", "nonisolated", "isolated", "distributed", "consuming", "borrowing",
  ]
  private static let types: Set = ["struct", "class", "enum", "protocol", "extension", "actor"]

  /// The tokens outside of the body.
  var head: [SwiftToken] = []
  /// The tokens of the body of a function or a computed value, with their brackets.
  var body: [SwiftToken] = []

  /// The word that says what is declared; nil before it was found.
  var keyword: String? {
    var index = 0
    while index < head.count {
      let token = head[index]
      if token.isSign("@") || token.isSign("#") {
        index += 2
        continue
      }
      let next = index + 1 < head.count ? head[index + 1] : nil
      if token.kind == .word, Self.keywords.contains(token.text) {
        // A member of a class also has the word.
        let isModifier =
          token.text == "class"
          && next.map { Self.keywords.contains($0.text) || Self.modifiers.contains($0.text) } == true
        if !isModifier { return token.text }
      }
      index += 1
    }
    return nil
  }

  /// Whether other declarations are inside.
  var isType: Bool { keyword.map(Self.types.contains) ?? false }

  /// Whether everything so far only says what the following declaration is like.
  var isBeginning: Bool { keyword == nil }

  /// Whether an initial value follows an equals sign, of which a bracket may be a part.
  var hasValue: Bool {
    guard keyword == "var" || keyword == "let" else { return false }
    var depth = 0
    for (index, token) in head.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where index == 0 || !head[index - 1].isSign("-"): depth -= 1
      case "=" where depth <= 0: return true
      default: break
      }
    }
    return false
  }
}
