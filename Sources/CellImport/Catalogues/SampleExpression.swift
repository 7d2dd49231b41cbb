internal import CellSnapSourcePass

/// The text of an expression that makes a value of a type.
enum SampleExpression {
  /// Returns the text; nil if no value can be made, as for a closure that returns something.
  static func text(for parameter: CutDeclaration.Parameter, in scope: TypeScopeNames? = nil) -> String? {
    text(type: parameter.type, name: parameter.name, in: scope)
  }

  static func text(type: String, name: String, in scope: TypeScopeNames? = nil) -> String? {
    var type = scope?.qualified(type) ?? type
    for word in ["@escaping ", "@autoclosure ", "@MainActor ", "@Sendable ", "borrowing ", "consuming "] {
      type = type.replacing(word, with: "")
    }
    if type.hasPrefix("inout ") || type.hasSuffix("...") { return nil }
    if type.hasSuffix("?"), type.contains("->") || isDelegate(type) { return "nil" }
    if type.contains("->") { return closure(type) }
    let value = "samples.value(\"\(name.filter { $0 != "`" })\")"
    // The type tells overloads apart.
    return type.isEmpty || type.contains("some ") || type.hasPrefix("@")
      ? value : "\(value) as \(unwrapped(type))"
  }

  /// Returns the arguments of a call, without those that have a default; nil if one cannot be made.
  static func arguments(
    _ parameters: [CutDeclaration.Parameter], in scope: TypeScopeNames? = nil
  ) -> String? {
    var texts: [String] = []
    for parameter in parameters where !parameter.hasDefault {
      guard let text = text(for: parameter, in: scope) else { return nil }
      texts.append(parameter.label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }

  /// Returns an expression after `try`, where it asks for samples or calls what throws. Elsewhere the compiler warns.
  static func attempt(_ expression: String, isThrowing: Bool = false) -> String {
    isThrowing || expression.contains("samples.value(") ? "try \(expression)" : expression
  }

  /// Returns a type without the mark of an implicitly unwrapped optional.
  private static func unwrapped(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  private static func isDelegate(_ type: String) -> Bool {
    ["Delegate?", "DataSource?"].contains { type.hasSuffix($0) }
  }

  /// Returns a closure that does nothing, for a type such as `(Int, String) -> Void`.
  private static func closure(_ type: String) -> String? {
    let parts = type.split(separator: "->", maxSplits: 1).map { $0.trimmingSpaces }
    guard parts.count == 2, ["Void", "()"].contains(parts[1]), parts[0].hasPrefix("("),
      parts[0].hasSuffix(")")
    else { return nil }
    var depth = 0
    var count = parts[0] == "()" ? 0 : 1
    for character in parts[0].dropFirst().dropLast() {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    return count == 0 ? "{}" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
