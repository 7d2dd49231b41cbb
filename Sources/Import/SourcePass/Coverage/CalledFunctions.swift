internal import SwiftSyntax

/// The functions that some files call or name, by their names and labels. Calls of a superclass's method do not count.
struct CalledFunctions {
  private struct Call: Hashable {
    let labels: [String]
    /// The number of closures behind the arguments, whose labels may be left out.
    let closureCount: Int
  }

  private var calls: [String: Set<Call>] = [:]
  /// The names that follow a dot or stand alone without arguments.
  private var plainNames: Set<String> = []

  init(in files: [SourceFileSyntax]) {
    for file in files {
      let collector = CalledFunctionCollector()
      collector.walk(file)
      for call in collector.calls {
        calls[call.name, default: []].insert(Call(labels: call.labels, closureCount: call.closureCount))
      }
      plainNames.formUnion(collector.plainNames)
    }
  }

  /// Returns whether a call may mean a function.
  ///
  /// A name without arguments means only a function of one argument without a label, or of none. Others have names that
  /// properties have, too, such as `tableView`.
  ///
  /// - Parameter defaultCount: The number of arguments that a call may leave out.
  func contain(_ signature: Signature, defaultCount: Int) -> Bool {
    let labels = signature.labels ?? []
    if labels.count <= 1, labels.allSatisfy({ $0 == "_" }), plainNames.contains(signature.name) {
      return true
    }
    return calls[signature.name, default: []].contains { call in
      guard labels.count - call.labels.count <= defaultCount + call.closureCount else { return false }
      var rest = labels[...]
      return call.labels.allSatisfy { label in
        guard let place = rest.firstIndex(of: label) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }
}

/// A visitor that collects the calls of functions and the names that are not called.
private final class CalledFunctionCollector: SyntaxVisitor {
  private(set) var calls: [(name: String, labels: [String], closureCount: Int)] = []
  private(set) var plainNames: Set<String> = []

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.calledName, !called.isOfSuperclass {
      let closureCount = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      calls.append((called.name, node.arguments.map { $0.label?.identifierText ?? "_" }, closureCount))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let names = node.argumentNames {
      calls.append((node.baseName.identifierText, names.arguments.map(\.name.identifierText), 0))
    } else if !node.isCalled {
      plainNames.insert(node.baseName.identifierText)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The name of the function that the expression means, and whether it is a superclass's; nil for other expressions.
  fileprivate var calledName: (name: String, isOfSuperclass: Bool)? {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.calledName }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.calledName }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.declName.baseName.identifierText, member.base?.is(SuperExprSyntax.self) == true)
    }
    return self.as(DeclReferenceExprSyntax.self).map { ($0.baseName.identifierText, false) }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name, with what it is a member of, is what a call calls.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) { return Syntax(call.calledExpression) == node }
      let isMember = parent.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) == node } ?? false
      guard isMember || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return false }
      node = parent
    }
    return false
  }
}
