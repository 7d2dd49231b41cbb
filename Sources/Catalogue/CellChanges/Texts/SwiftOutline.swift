/// The declarations of a Swift file, of the file itself and of its types.
///
/// The body of a function stays one part. The outline follows brackets, and takes it that a declaration begins in a new
/// line.
struct SwiftOutline {
  private(set) var declarations: [SwiftDeclaration] = []
  /// The number of types around this place.
  private var types = 0

  /// Returns the declarations in a file; nil if its brackets do not match.
  init?(_ tokens: [SwiftToken]) {
    var current = SwiftDeclaration()
    var index = 0
    var depth = 0
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, Self.begins(token), !current.isBeginning {
        declarations.append(current)
        current = SwiftDeclaration()
      }
      switch token.kind == .sign ? token.text : "" {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        guard depth >= 0 else { return nil }
      case "{":
        if depth == 0, current.isType {
          current.head.append(token)
          declarations.append(current)
          current = SwiftDeclaration()
          types += 1
          index += 1
          continue
        }
        guard let end = Self.end(of: index, in: tokens) else { return nil }
        // The initial value says the type of a value without a written one. Brackets of a head belong to it.
        if depth > 0 || current.hasValue || current.isBeginning || Self.isRequirement(tokens[index...end]) {
          current.head += tokens[index...end]
        } else {
          current.body += tokens[index...end]
        }
        index = end + 1
        continue
      case "}":
        guard types > 0, depth == 0 else { return nil }
        types -= 1
        declarations.append(current)
        current = SwiftDeclaration()
        index += 1
        continue
      default: break
      }
      current.head.append(token)
      index += 1
    }
    guard types == 0, depth == 0 else { return nil }
    declarations.append(current)
    declarations.removeAll { $0.head.isEmpty && $0.body.isEmpty }
  }

  /// Whether brackets say what a protocol requires of a value: `{ get set }`.
  private static func isRequirement(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    tokens.allSatisfy {
      ["{", "}", "get", "set", "async", "throws", "mutating", "nonmutating", "_read", "_modify"].contains(
        $0.text)
    }
  }

  /// Whether a declaration can begin with a token.
  private static func begins(_ token: SwiftToken) -> Bool {
    guard token.isFirst else { return false }
    if token.isSign("@") || token.isSign("#") { return true }
    return token.kind == .word
      && (SwiftDeclaration.keywords.contains(token.text) || SwiftDeclaration.modifiers.contains(token.text))
  }

  /// Returns the index of the bracket that closes the one at an index; nil if none does.
  static func end(of start: Int, in tokens: [SwiftToken]) -> Int? {
    var open: [String] = []
    for index in start..<tokens.count where tokens[index].kind == .sign {
      switch tokens[index].text {
      case "(": open.append(")")
      case "[": open.append("]")
      case "{": open.append("}")
      case ")", "]", "}":
        guard open.popLast() == tokens[index].text else { return nil }
        if open.isEmpty { return index }
      default: break
      }
    }
    return nil
  }
}
