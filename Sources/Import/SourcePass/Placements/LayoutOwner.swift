internal import SwiftParser
internal import SwiftSyntax

/// A type of an app that shows cells: its members, in its own declaration and in extensions.
final class LayoutOwner {
  let name: String
  /// Whether the type is a view, so that its own frame is not the screen's.
  let isView: Bool
  /// The bodies of the declaration and of the extensions.
  let bodies: [MemberBlockSyntax]
  private(set) var functions: [FunctionDeclSyntax] = []
  /// The values of properties by name: the first value, or what a getter returns.
  private(set) var values: [String: ExprSyntax] = [:]
  private(set) var properties: [VariableDeclSyntax] = []

  /// - Parameter texts: the texts of the type's declaration and of its extensions.
  init(_ name: String, isView: Bool, texts: [String]) {
    self.name = name
    self.isView = isView
    bodies = texts.flatMap { text in
      Parser.parse(source: text).statements.compactMap {
        $0.item.asProtocol((any DeclGroupSyntax).self)?.memberBlock
      }
    }
    for body in bodies { collect(body) }
  }

  private func collect(_ body: MemberBlockSyntax) {
    for member in body.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) { functions.append(function) }
      if let property = member.decl.as(VariableDeclSyntax.self) {
        properties.append(property)
        for (name, value) in property.writtenValues where values[name] == nil { values[name] = value }
      }
      // The constants of nested types, such as `Metrics.height`, are found by their names.
      if let nested = member.decl.asProtocol((any DeclGroupSyntax).self) { collect(nested.memberBlock) }
    }
  }

  /// Returns the functions of a name with a label, such as `sizeForItemAt`.
  func functions(label: String) -> [FunctionDeclSyntax] {
    functions.filter { function in
      function.signature.parameterClause.parameters.contains { $0.firstName.text == label }
    }
  }
}

extension VariableDeclSyntax {
  /// The values of the variables by name: the first value, or what a getter of one expression returns.
  var writtenValues: [(name: String, value: ExprSyntax)] {
    bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
        return nil
      }
      if let value = binding.initializer?.value { return (name, value) }
      guard case .getter(let items) = binding.accessorBlock?.accessors,
        let value = items.returnedValues.last
      else { return nil }
      return (name, value)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The values of all `return` statements outside of closures, or the only expression.
  var returnedValues: [ExprSyntax] {
    if count == 1, let only = first?.item.as(ExprSyntax.self), !only.is(IfExprSyntax.self),
      !only.is(SwitchExprSyntax.self)
    {
      return [only]
    }
    let collector = ReturnCollector(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.values
  }
}

/// A visitor that finds the values that a body returns. A branch of one expression returns it.
private final class ReturnCollector: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if node.statements.count == 1, let only = node.statements.first?.item.as(ExprSyntax.self),
      only.is(FunctionCallExprSyntax.self)
    {
      values.append(only)
      return .skipChildren
    }
    return .visitChildren
  }

  // A guard returns a value for the case that something is missing.
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
