internal import SwiftSyntax

/// Drops the attributes that belong to Objective-C, Interface Builder and Core Data, and previews.
final class AttributeStep: SyntaxVisitor {
  static let dropped: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
    "NSManaged", "UIApplicationMain", "NSApplicationMain",
  ]

  private let file: ParsedFile
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile) -> Rewriting {
    let step = AttributeStep(file)
    step.walk(file.tree)
    return step.rewriting
  }

  private init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.dropped.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
    rewriting.edits.append(.blank(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("NSManaged"), node.bindings.contains(where: \.needsValue) {
      rewriting.problems.append(
        file.problem(at: node, "@NSManaged is dropped, and nothing gives this property its first value"))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    dropPreview(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    dropPreview(node, node.macroName)
  }

  private func dropPreview(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    rewriting.edits.append(.blank(node))
    return .skipChildren
  }
}

extension PatternBindingSyntax {
  /// Whether it is stored and has no value of its own.
  fileprivate var needsValue: Bool {
    guard initializer == nil, accessorBlock == nil, let type = typeAnnotation?.type else { return false }
    return !type.is(OptionalTypeSyntax.self) && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
