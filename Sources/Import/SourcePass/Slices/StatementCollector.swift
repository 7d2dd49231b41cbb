internal import SwiftSyntax

/// A visitor that collects the statements that a body can do without.
final class StatementCollector: SyntaxVisitor {
  private(set) var found: [CodeBlockItemSyntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if !node.item.is(ReturnStmtSyntax.self), !node.item.is(ThrowStmtSyntax.self), !node.isOnlyOneOfClosure,
      !node.callsInitializer
    {
      found.append(node)
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// The part of an `if` that runs if its condition does not hold.
  var elseBody: Syntax? {
    guard let statement = item.as(ExpressionStmtSyntax.self),
      let condition = statement.expression.as(IfExprSyntax.self)
    else { return nil }
    return condition.elseBody.map { Syntax($0) }
  }

  /// Whether an initialiser calls another initialiser, without which it makes no object.
  fileprivate var callsInitializer: Bool {
    let text = trimmedDescription
    return ["super.init", "self.init", "try super.init", "try self.init"].contains { text.hasPrefix($0) }
  }

  /// Whether the statement is the whole body of a closure, whose value it may be.
  fileprivate var isOnlyOneOfClosure: Bool {
    parent?.parent?.is(ClosureExprSyntax.self) == true
      && parent?.children(viewMode: .sourceAccurate).count == 1
  }
}

extension SyntaxProtocol {
  /// The statement of a body or getter that has one only.
  var onlyStatement: CodeBlockItemSyntax? {
    let list: CodeBlockItemListSyntax? =
      if let block = self.as(CodeBlockSyntax.self) {
        block.statements
      } else if let block = self.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors {
        items
      } else {
        nil
      }
    return list?.count == 1 ? list?.first : nil
  }
}
