internal import SwiftSyntax

/// A visitor that sees how a file uses the names of types.
final class TypeUses: SyntaxVisitor {
  private(set) var generics: [String: Int] = [:]
  /// The arguments of generic types, such as `Note` of `CardCell<Note>`.
  private(set) var arguments: [String: Set<String>] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var members: [String: Set<String>] = [:]
  private(set) var qualified: [String: Set<String>] = [:]

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
