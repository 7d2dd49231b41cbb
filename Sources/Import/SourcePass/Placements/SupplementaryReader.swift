internal import SwiftSyntax

/// A reader of the headers and footers of compositional layouts.
struct SupplementaryReader {
  let lengths: LengthReader

  /// Returns the heights of the headers or footers that the layouts of a type have, in the order of the code. Those whose
  /// heights are estimated are left out.
  func heights(of owner: LayoutOwner, isFooter: Bool) -> [WrittenLength] {
    var seen: Set<String> = []
    return owner.functions.flatMap { function in
      function.body.map {
        heights(in: Syntax($0), LayoutScope(owner, body: $0.statements), isFooter: isFooter, &seen)
      } ?? []
    }
      + owner.properties.flatMap { property in
        heights(
          in: Syntax(property), LayoutScope(owner, body: property.bodyStatements), isFooter: isFooter, &seen)
      }
  }

  private func heights(
    in body: Syntax, _ scope: LayoutScope, isFooter: Bool, _ seen: inout Set<String>
  ) -> [WrittenLength] {
    guard scope.depth < LayoutScope.maximumDepth else { return [] }
    let calls = CallCollector(viewMode: .sourceAccurate)
    calls.walk(body)
    var found: [WrittenLength] = []
    for call in calls.found {
      if call.calledExpression.trimmedDescription.hasSuffix("NSCollectionLayoutBoundarySupplementaryItem") {
        let kind = call.argument("elementKind")?.trimmedDescription.lowercased() ?? ""
        guard kind.contains(isFooter ? "footer" : "header"), let size = call.argument("layoutSize") else {
          continue
        }
        let screen = CompositionalReader.Container(width: .screenWidth, height: .screenHeight)
        if let height = CompositionalReader(lengths: lengths).size(size, screen, scope)?.height {
          found.append(height)
        }
        continue
      }
      guard let function = lengths.sources.function(call.functionName, for: call, in: scope),
        let result = function.declaration.signature.returnClause?.type.trimmedDescription,
        result.contains("NSCollectionLayout") || result.contains("CollectionViewLayout")
          || result.contains("CompositionalLayout"),
        let inner = function.declaration.body,
        seen.insert("\(function.owner.name).\(call.functionName)").inserted
      else { continue }
      found += heights(
        in: Syntax(inner),
        LayoutScope(
          function.owner, body: inner.statements, arguments: function.arguments, depth: scope.depth + 1),
        isFooter: isFooter, &seen)
    }
    return found
  }
}

extension VariableDeclSyntax {
  /// The statements of the closure that makes the first value; nil if there is none.
  fileprivate var bodyStatements: CodeBlockItemListSyntax? {
    bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.as(
      ClosureExprSyntax.self)?.statements
  }
}
