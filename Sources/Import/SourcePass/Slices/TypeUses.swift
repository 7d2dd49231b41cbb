internal import SwiftSyntax

/// A visitor that sees how a file uses the names of types.
final class TypeUses: SyntaxVisitor {
  private(set) var generics: [String: Int] = [:]
  /// The arguments of generic types, such as `Note` of `CardCell<Note>`.
  private(set) var arguments: [String: Set<String>] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var members: [String: Set<String>] = [:]
  private(set) var qualified: [String: Set<String>] = [:]
  /// The calls that make objects, by the type's name.
  private(set) var made: [String: Set<MadeObject>] = [:]
  /// The members without their type that values are compared with, such as `ready` of `case .ready:`.
  private(set) var compared: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let arguments = node.genericArgumentClause {
      generics[node.name.text] = arguments.arguments.count
      self.arguments[node.name.text, default: []].insert(arguments.arguments.trimmedDescription.onOneLine)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      generics[name] = node.genericArgumentClause.arguments.count
      arguments[name, default: []].insert(node.genericArgumentClause.arguments.trimmedDescription.onOneLine)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      members[base.name.text, default: []].insert(node.name.text)
      qualified[base.name.text, default: []].insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base.first?.isUppercase == true
    {
      qualified[base, default: []].insert(node.declName.baseName.text)
    }
    if node.isCompared, let name = ExprSyntax(node).impliedMember { compared.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true, let object = MadeObject(node)
    {
      made[name, default: []].insert(object)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.constraint.nameWithoutArguments)
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeElementSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.type.nameWithoutArguments)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType { protocols.insert(type.nameWithoutArguments) }
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let isClass = node.parent?.is(ClassDeclSyntax.self) == true
    for (index, inherited) in node.inheritedTypes.enumerated() where !isClass || index > 0 {
      protocols.insert(inherited.type.nameWithoutArguments)
    }
    return .visitChildren
  }
}

extension MemberAccessExprSyntax {
  /// Whether a value is compared with the member, in a pattern or by `==` or `!=`.
  fileprivate var isCompared: Bool {
    let whole = parent?.as(OptionalChainingExprSyntax.self).map { Syntax($0) } ?? Syntax(self)
    if whole.parent?.is(ExpressionPatternSyntax.self) == true { return true }
    guard let parts = whole.parent?.as(ExprListSyntax.self), let place = parts.index(of: ExprSyntax(self))
    else { return false }
    let (before, after) = (parts[..<place].last, parts[place...].dropFirst().first)
    return [before, after].contains { part in
      let sign = part?.as(BinaryOperatorExprSyntax.self)?.operator.text
      return sign == "==" || sign == "!="
    }
  }
}
