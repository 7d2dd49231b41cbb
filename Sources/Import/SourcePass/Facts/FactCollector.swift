internal import SwiftSyntax

/// A visitor that collects the facts of a file that other files need.
final class FactCollector: ScopedVisitor {
  private let file: ParsedFile
  private var facts = FileFacts()
  private var names: NibNames

  static func facts(of file: ParsedFile) -> FileFacts {
    let collector = FactCollector(file)
    collector.walk(file.tree)
    collector.facts.swiftUI = SwiftUIDeclaration.all(in: file.tree)
    collector.facts.previews = PreviewFact.all(in: file).flatMap(\.facts)
    return collector.facts
  }

  private init(_ file: ParsedFile) {
    self.file = file
    names = NibNames(path: file.path)
    super.init()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    guard let scope, !node.isLocal else { return next }
    let members = NibNamedMembers(node.memberBlock, exposesMembers: scope.exposesMembers)
    if !members.isEmpty {
      facts.nibs.append(NibFact(owner: scope.name, isMarked: members.isMarked, functions: nil))
    }
    return next
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    guard let scope, let members = NibNamedMembers(node, in: scope) else { return next }
    let functions = NibFunctions(
      name: names.next(for: scope.name), setsValues: !members.values.isEmpty,
      findsActions: !members.actions.isEmpty, path: file.path, conditions: conditions(around: node))
    facts.nibs.append(NibFact(owner: scope.name, isMarked: members.isMarked, functions: functions))
    return next
  }

  override func enter(_ scope: TypeScope) {
    if let inherited = scope.inherited {
      facts.inheritances.append(InheritanceFact(owner: scope.name, names: inherited))
    }
    guard !scope.isExtension else { return }
    facts.types.append(
      TypeFact(
        name: scope.name, kind: scope.kind, inherited: scope.inherited ?? [],
        exposesMembers: scope.exposesMembers))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = scope, isMember(node) {
      facts.members.append(
        fact(
          of: node, Signature(node), in: owner,
          optionalResult: node.modifiers.has("optional")
            ? (node.signature.canBeLeftOut ? .canBeLeftOut : .value) : nil))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = scope, isMember(node) {
      let signature = node.signature
      let parameters = signature.parameterClause.parameters
      let isDesignated = !node.modifiers.has("convenience") && !owner.isExtension
      facts.initializers.append(
        InitializerFact(
          owner: owner.name, isDesignated: isDesignated,
          takesNothing: parameters.isEmpty && signature.effectSpecifiers == nil
            && node.optionalMark == nil && node.genericParameterClause == nil
            && node.attributes.attribute("available") == nil && conditions(around: node).isEmpty,
          isInherited: node.modifiers.has("override")
            || node.modifiers.has("required") && parameters.first?.firstName.text == "coder",
          hasOnlyDefaults: !isDesignated && !parameters.isEmpty
            && parameters.allSatisfy { $0.defaultValue != nil }))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      facts.properties.insert(name)
      if let owner = scope, isMember(node), owner.isExtension || node.modifiers.has("override") {
        facts.members.append(
          fact(of: node, Signature(name: name, labels: nil), in: owner, optionalResult: nil))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.properties.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isPossibleValue { facts.values.insert(node.declName.baseName.identifierText) }
    return .visitChildren
  }

  private func fact(
    of node: some WithModifiersSyntax & WithAttributesSyntax, _ signature: Signature, in owner: TypeScope,
    optionalResult: OptionalResult?
  ) -> MemberFact {
    MemberFact(
      owner: owner.name, signature: signature, givenName: node.attributes.givenName,
      isExposed: owner.exposesMembers || node.attributes.exposes || node.modifiers.has("override"),
      isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
      isOverride: node.modifiers.has("override"), optionalResult: optionalResult,
      forwarder: owner.isExtension ? forwarder(of: node, in: owner) : nil)
  }

  private func forwarder(of node: some SyntaxProtocol, in owner: TypeScope) -> Forwarder? {
    guard let declaration = ForwarderText(node, in: owner)?.declaration else { return nil }
    return Forwarder(
      declaration: declaration, conditions: conditions(around: node), path: file.path,
      line: file.line(of: node))
  }
}

extension FunctionSignatureSyntax {
  /// Whether a method of this signature has a result, nothing or nil, that a default can return.
  var canBeLeftOut: Bool {
    guard let result = returnClause?.type.trimmed else { return true }
    return result.is(OptionalTypeSyntax.self) || ["Void", "()"].contains(result.description)
  }
}

/// Returns the conditions of the `#if` blocks around a node, from the outside in. They are as the pass leaves
/// them, or as they are written. Blocks around `body` do not count.
func conditions(
  around node: some SyntaxProtocol, within body: MemberBlockSyntax? = nil, passes: Bool = true
) -> [String] {
  func text(_ condition: ExprSyntax) -> String {
    passes ? PassedCondition.text(of: condition) : condition.trimmedDescription.onOneLine
  }
  var found: [String] = []
  var next = node.parent
  while let current = next, current.id != body?.id {
    if let clause = current.as(IfConfigClauseSyntax.self),
      let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
    {
      let before = clauses.prefix { $0.id != clause.id }.compactMap { $0.condition.map { "!(\(text($0)))" } }
      let own = clause.condition.map { ["(\(text($0)))"] } ?? []
      found = before + own + found
    }
    next = current.parent
  }
  return found
}
