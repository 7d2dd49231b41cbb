internal import CellSnapSourcePass

/// The text of an expression that makes a value of a type.
enum SampleExpression {
  /// Returns the text; nil if no value can be made.
  static func text(for parameter: SliceDeclaration.Parameter, in scope: TypeScopeNames? = nil) -> String? {
    text(type: parameter.type, name: parameter.name, in: scope)
  }

  static func text(type: String, name: String, in scope: TypeScopeNames? = nil) -> String? {
    text(TypeText(scope?.qualified(type) ?? type), name.filter { $0 != "`" })
  }

  private static func text(_ type: TypeText, _ name: String) -> String? {
    let value = "samples.value(\"\(name)\")"
    switch type.kind {
    case .passed: return nil
    case .closure(let parameters, let result): return closure(parameters, result, name)
    case .optional(let wrapped):
      if case .closure = wrapped.kind { return "nil" }
      if ["Delegate", "DataSource"].contains(where: wrapped.text.hasSuffix) { return "nil" }
      if wrapped.hasTupleOrClosure { return text(wrapped, name) }
      return "\(value) as \(wrapped.text)?"
    case .list(let element):
      guard element.hasTupleOrClosure else { return "\(value) as \(type.text)" }
      if case .closure = element.kind { return "[]" }
      return text(element, name).map { "[\($0), \($0), \($0)]" }
    case .tuple(let parts):
      let texts = parts.compactMap { part in
        text(part.type, part.label ?? name).map { (part.label.map { "\($0): " } ?? "") + $0 }
      }
      return texts.count == parts.count ? "(\(texts.joined(separator: ", ")))" : nil
    case .other:
      // The type tells overloads apart.
      let isUntold = type.text.isEmpty || type.text.contains("some ") || type.text.hasPrefix("@")
      return isUntold ? value : "\(value) as \(type.text)"
    }
  }

  /// Returns the arguments of a call; nil if one cannot be made.
  ///
  /// - Parameter takesDefaults: Whether texts and optional values that have a default get samples, too.
  static func arguments(
    _ parameters: [SliceDeclaration.Parameter], in scope: TypeScopeNames? = nil, takesDefaults: Bool = false
  ) -> String? {
    var texts: [String] = []
    for parameter in parameters {
      let text = text(for: parameter, in: scope)
      if parameter.hasDefault, !takesDefaults || !isContent(parameter.type) || text == "nil" { continue }
      guard let text else {
        if parameter.hasDefault { continue }
        return nil
      }
      texts.append(parameter.label.map { "\($0): \(text)" } ?? text)
    }
    return texts.joined(separator: ", ")
  }

  /// Whether values of a type are what a view shows, such as texts.
  private static func isContent(_ type: String) -> Bool {
    let type = TypeText(type)
    if case .optional(let wrapped) = type.kind { return !wrapped.hasTupleOrClosure }
    return type.text == "String"
  }

  /// Returns an expression after `try`, where it asks for samples or calls what throws. Elsewhere the compiler warns.
  static func attempt(_ expression: String, isThrowing: Bool = false) -> String {
    isThrowing || expression.contains("samples.value(") || expression.contains("samples.made(")
      ? "try \(expression)" : expression
  }

  /// Returns a closure that does nothing, or that returns a sample.
  private static func closure(_ parameters: Int, _ result: TypeText?, _ name: String) -> String? {
    let head = parameters == 0 ? "" : Array(repeating: "_", count: parameters).joined(separator: ", ") + " in"
    guard let result else { return parameters == 0 ? "{}" : "{ \(head) }" }
    guard !result.hasTupleOrClosure else { return nil }
    return "{ \(head.isEmpty ? "" : head + " ")samples.result(\"\(name)\") as \(result.text) }"
  }
}
