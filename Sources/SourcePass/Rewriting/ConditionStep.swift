internal import SwiftSyntax

/// Has `#if` take the code for iOS, as in the simulator; whether it is Linux stays what it is. Code that imports SwiftUI
/// under a condition, as previews do, is left out where there is none.
final class ConditionStep: SyntaxVisitor {
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile) -> Rewriting {
    let step = ConditionStep(viewMode: .sourceAccurate)
    step.walk(file.tree)
    return step.rewriting
  }

  /// A condition as the pass leaves it.
  static func passedText(_ condition: ExprSyntax) -> String {
    let edits = Self.edits(in: condition)
    let start = condition.byteRange.lowerBound
    let moved = edits.map {
      Edit(
        range: ($0.range.lowerBound - start)..<($0.range.upperBound - start),
        text: $0.range.isEmpty ? $0.text : "true")
    }
    return condition.trimmedDescription.applying(moved).onOneLine
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriting.edits += Self.edits(in: condition) }
    return .visitChildren
  }

  private static func edits(in condition: ExprSyntax) -> [Edit] {
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
