internal import SwiftSyntax

/// The types of values whose text alone shows them.
enum PlainTypes {
  /// Returns the type of a value, such as `NoteStore` for `NoteStore()`; nil if only the compiler knows it.
  static func type(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause?.type.trimmedDescription
    }
    return named(call.calledExpression)
  }

  private static func named(_ callee: ExprSyntax) -> String? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true,
      name != "NSLocalizedString", !name.hasSuffix("Make")
    {
      return name
    }
    if let array = callee.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first.flatMap({ named($0.expression) })
    {
      return "[\(element)]"
    }
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(named),
      member.declName.baseName.text.first?.isUppercase == true
    {
      return "\(base).\(member.declName.baseName.text)"
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self), named(generic.expression) != nil {
      return generic.trimmedDescription
    }
    return nil
  }
}

extension PatternSyntax {
  /// The names that the pattern binds.
  var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.identifierText] }
    if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.boundNames) }
    return []
  }
}

extension AccessorBlockSyntax {
  /// Whether the block holds only `willSet` and `didSet`.
  var isObserving: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }
}
