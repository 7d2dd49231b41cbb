internal import SwiftSyntax

/// The names that an expression of a layout can use, with their values.
final class LayoutScope {
  /// A value with the scope in which it is written.
  struct Value {
    let expression: ExprSyntax
    let scope: LayoutScope
  }

  let owner: LayoutOwner
  /// The arguments of the function around.
  private let arguments: [String: Value]
  /// The scope around a closure.
  private let outer: LayoutScope?
  private(set) var values: [String: ExprSyntax] = [:]
  /// The values that are assigned to properties of a local variable, such as `item.contentInsets`.
  private(set) var assignments: [String: ExprSyntax] = [:]
  let depth: Int

  /// The maximum number of scopes inside of one another. Functions that call one another have no end.
  static let maximumDepth = 12

  /// - Parameter body: the statements whose local variables can be named.
  init(
    _ owner: LayoutOwner, body: CodeBlockItemListSyntax? = nil, arguments: [String: Value] = [:],
    outer: LayoutScope? = nil, depth: Int = 0
  ) {
    self.owner = owner
    self.outer = outer
    self.arguments = arguments
    self.depth = depth
    guard let body else { return }
    let collector = LocalCollector(viewMode: .sourceAccurate)
    collector.walk(body)
    values = collector.values
    assignments = collector.assignments
  }

  /// Creates a scope without a local variable, whose name means something else in its own first value, as in
  /// `let inset = Metrics.inset`.
  private init(_ scope: LayoutScope, without name: String) {
    owner = scope.owner
    arguments = scope.arguments
    outer = scope.outer
    depth = scope.depth
    values = scope.values
    values[name] = nil
    assignments = scope.assignments
  }

  /// Returns the value of a name here or among the owner's members.
  func value(_ name: String) -> Value? {
    if let local = values[name] {
      return Value(expression: local, scope: LayoutScope(self, without: name))
    }
    if let argument = arguments[name] { return argument }
    if let outer { return outer.value(name) }
    return owner.values[name].map {
      Value(expression: $0, scope: LayoutScope(owner, depth: depth + 1))
    }
  }
}

/// A visitor that finds local variables and what is assigned to their properties.
private final class LocalCollector: SyntaxVisitor {
  private(set) var values: [String: ExprSyntax] = [:]
  private(set) var assignments: [String: ExprSyntax] = [:]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for (name, value) in node.writtenValues where values[name] == nil { values[name] = value }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (target, value) = node.assignment { assignments[target.trimmedDescription] = value }
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The target and the value of an assignment; nil for another expression.
  var assignment: (target: ExprSyntax, value: ExprSyntax)? {
    let parts = Array(elements)
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
    if parts.count == 3 { return (parts[0], parts[2]) }
    return (parts[0], ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(parts.dropFirst(2)))))
  }
}
