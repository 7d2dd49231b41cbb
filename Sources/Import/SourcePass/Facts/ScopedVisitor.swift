internal import SwiftSyntax

/// The body of a type or of an extension.
struct TypeScope {
  /// The name with the types around it.
  let name: String
  let kind: TypeFact.Kind
  let inherited: [String]?
  let isExtension: Bool
  /// Whether the extension is only for some of the types, or of their generic arguments.
  let isConstrained: Bool
  let exposesMembers: Bool
  let modifiers: DeclModifierListSyntax
}

/// A visitor that knows which type it is in.
class ScopedVisitor: SyntaxVisitor {
  private var scopes: [TypeScope] = []
  var scope: TypeScope? { scopes.last }

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  /// Does nothing. A subclass overrides it to see the beginning of a type or an extension.
  func enter(_ scope: TypeScope) {}

  /// Whether a declaration is a member of a type, and not inside a function's body.
  func isMember(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) == true
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name, node.inheritanceClause, .classType)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name, node.inheritanceClause, .other)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name, node.inheritanceClause, .other)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name, node.inheritanceClause, .other)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node, node.name, node.inheritanceClause, .protocolType)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = TypeScope(
      name: node.extendedType.nameWithoutArguments, kind: .other,
      inherited: node.inheritanceClause?.names,
      isExtension: true, isConstrained: node.genericWhereClause != nil,
      exposesMembers: node.attributes.exposes, modifiers: node.modifiers)
    scopes.append(scope)
    enter(scope)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func push(
    _ node: some WithModifiersSyntax & WithAttributesSyntax, _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ kind: TypeFact.Kind
  ) -> SyntaxVisitorContinueKind {
    let scope = TypeScope(
      name: (self.scope.map { $0.name + "." } ?? "") + name.text, kind: kind,
      inherited: inheritance?.names ?? [],
      isExtension: false, isConstrained: false, exposesMembers: node.attributes.has("objcMembers"),
      modifiers: node.modifiers)
    scopes.append(scope)
    enter(scope)
    return .visitChildren
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map { $0.type.nameWithoutArguments } }
}

extension TypeSyntax {
  /// The name without generic arguments: `Outer.Inner` for `Outer<Int>.Inner`.
  var nameWithoutArguments: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.nameWithoutArguments + "." + member.name.text
    }
    return trimmedDescription
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }

  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// Whether Objective-C sees the declaration.
  var exposes: Bool {
    ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged"].contains(where: has)
  }

  /// The name in `@objc(name)`.
  var givenName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    return arguments.trimmedDescription
  }
}

extension Signature {
  init(_ node: FunctionDeclSyntax) {
    self.init(
      name: node.name.identifierText,
      labels: node.signature.parameterClause.parameters.map { $0.firstName.identifierText })
  }
}

extension TokenSyntax {
  /// The name without the back quotes around a keyword.
  var identifierText: String { identifier?.name ?? text }
}

extension ClassDeclSyntax {
  /// Whether the class is inside of code, where no document can name it.
  var isLocal: Bool {
    enclosing(CodeBlockSyntax.self) != nil || enclosing(ClosureExprSyntax.self) != nil
      || enclosing(AccessorBlockSyntax.self) != nil
  }
}
