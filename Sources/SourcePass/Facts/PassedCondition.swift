internal import SwiftSyntax

/// The condition of an `#if` block as the pass leaves it.
enum PassedCondition {
  static func text(of condition: ExprSyntax) -> String {
    let edits = Self.edits(in: condition)
    let start = condition.byteRange.lowerBound
    let moved = edits.map {
      Edit(
        range: ($0.range.lowerBound - start)..<($0.range.upperBound - start),
        text: $0.range.isEmpty ? $0.text : "true")
    }
    return condition.trimmedDescription.applying(moved).onOneLine
  }

  /// Returns the edits of the pass in a condition.
  static func edits(in condition: ExprSyntax) -> [Edit] {
    let search = TrueConditions(viewMode: .sourceAccurate)
    search.walk(condition)
    let edits: [Edit] = search.found.map { .replace($0, with: "true") }
    guard let clause = condition.parent?.as(IfConfigClauseSyntax.self), importsSwiftUI(clause) else {
      return edits
    }
    let range = condition.byteRange
    return [.insert("(", at: range.lowerBound)] + edits
      + [.insert(") && canImport(SwiftUI)", at: range.upperBound)]
  }

  private static func importsSwiftUI(_ clause: IfConfigClauseSyntax) -> Bool {
    clause.elements?.as(CodeBlockItemListSyntax.self)?.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI"
    } ?? false
  }

  private final class TrueConditions: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.trimmedDescription.filter { !$0.isWhitespace }
      if text == "os(iOS)" || text == "targetEnvironment(simulator)" { found.append(node) }
      return .skipChildren
    }
  }
}
