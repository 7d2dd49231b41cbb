internal import SwiftSyntax

/// A visitor that finds where variables and functions of a body are used.
final class StatementUses: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [TokenSyntax] = []

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, names.contains(node.baseName.identifierText) { found.append(node.baseName) }
    return .visitChildren
  }

  // The short form `if let name` uses the name that it declares.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      names.contains(name.identifierText)
    {
      found.append(name)
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// Where the statements after this one use what it declares.
  var usesAfter: [TokenSyntax] {
    let names = declaredNames
    guard !names.isEmpty, let list = parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    let uses = StatementUses(of: names)
    for item in list where item.position > position { uses.walk(item) }
    return uses.found
  }

  /// The variables and functions that the statement declares for those after it.
  private var declaredNames: Set<String> {
    switch item {
    case .decl(let declaration):
      if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.identifierText] }
      let bindings = declaration.as(VariableDeclSyntax.self)?.bindings
      return bindings?.reduce(into: []) { $0.formUnion($1.pattern.declaredNames) } ?? []
    case .stmt(let statement):
      let conditions = statement.as(GuardStmtSyntax.self)?.conditions
      return conditions?.reduce(into: []) { names, element in
        switch element.condition {
        case .optionalBinding(let binding): names.formUnion(binding.pattern.declaredNames)
        case .matchingPattern(let matching): names.formUnion(matching.pattern.declaredNames)
        default: break
        }
      } ?? []
    default: return []
    }
  }
}

extension PatternSyntax {
  /// The variables that a pattern declares, without `self`.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    var open: [Syntax] = [Syntax(self)]
    while let next = open.popLast() {
      if let name = next.as(IdentifierPatternSyntax.self)?.identifier, name.tokenKind != .keyword(.self) {
        names.insert(name.identifierText)
      }
      open += next.children(viewMode: .sourceAccurate)
    }
    return names
  }
}
