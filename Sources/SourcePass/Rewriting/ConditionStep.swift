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

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriting.edits += PassedCondition.edits(in: condition) }
    return .visitChildren
  }
}
