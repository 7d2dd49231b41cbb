internal import SwiftSyntax

/// The content of `#selector(…)`.
struct MethodReference {
  enum Base {
    case enclosingType
    case type(String)
    case value(String)
  }

  let base: Base
  let name: String
  let labels: [String]?
  /// The function type after `as`.
  private(set) var functionType: String?

  init?(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      self.init(inner.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)
      else { return nil }
      self.init(parts[0])
      functionType = type.type.functionTypeText
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(.enclosingType, reference)
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let text = base.trimmedDescription
      let last = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? text
      let isOwn = ["self", "super", "Self"].contains(text)
      // A name with a capital first letter is a type, as everywhere in Swift.
      self.init(
        isOwn ? .enclosingType : last.first?.isUppercase == true ? .type(text) : .value(text), member.declName
      )
    } else {
      return nil
    }
  }

  private init(_ base: Base, _ reference: DeclReferenceExprSyntax) {
    self.base = base
    name = reference.baseName.identifierText
    labels = reference.argumentNames?.arguments.map(\.name.identifierText)
  }
}

extension TypeSyntax {
  /// The text of a function type, without the optional around it.
  fileprivate var functionTypeText: String? {
    if let function = self.as(FunctionTypeSyntax.self) { return function.trimmedDescription }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionTypeText }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.functionTypeText
    }
    return nil
  }
}
