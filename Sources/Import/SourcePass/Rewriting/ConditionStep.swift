internal import SwiftSyntax

/// A step that makes `#if` take the code for iOS and the simulator. Conditions about Linux stay as they are, unless they
/// are beside code for iOS.
///
/// Code that imports SwiftUI under a condition, as previews do, is left out where SwiftUI is missing.
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
