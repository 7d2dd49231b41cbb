internal import SwiftSyntax

/// A step that calls methods with a default directly: `delegate?.show?(in: view)` becomes `delegate?.show(in:
/// view)`.
final class OptionalCallStep: SyntaxVisitor {
  private let folder: FolderFacts
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    let step = OptionalCallStep(folder)
    step.walk(file.tree)
    return step.rewriting
  }

  /// Returns the name of the requirement that returns an optional value in place of the method `name`.
  static func askingName(_ name: String) -> String { "optional_" + name }

  private init(_ folder: FolderFacts) {
    self.folder = folder
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    let name = member.declName.baseName
    let labels =
      node.arguments.map { $0.label?.identifierText ?? "_" } + (node.trailingClosure.map { _ in ["_"] } ?? [])
    let call = Signature(name: name.identifierText, labels: labels)
    guard folder.isOptionalMethod(call) else { return .visitChildren }
    rewriting.edits.append(.blank(chain.questionMark))
    if folder.asksForValue(call) {
      rewriting.edits.append(Edit(range: name.byteRange, text: Self.askingName(name.identifierText)))
    }
    return .visitChildren
  }
}
