internal import SwiftSyntax

/// A step that lets `dynamic` properties of objects tell their observers of changes, as Objective-C does by itself.
final class ObservationStep: FolderStep {
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope, scope.kind == .classType, !scope.isExtension, isMember(node),
      node.modifiers.has("dynamic"), !node.modifiers.has("override"), !node.modifiers.has("lazy"),
      !node.modifiers.has("static"), !node.modifiers.has("class"), !node.attributes.has("NSManaged"),
      node.bindingSpecifier.text == "var", node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      folder.isObject(scope.name)
    else { return .visitChildren }
    rewriting.imports.insert("UIKit")
    let call = "didChangeValue(forKey: \"\(name)\")"
    guard let block = binding.accessorBlock else {
      rewriting.edits.append(.insert(" { didSet { \(call) } }", at: binding.byteRange.upperBound))
      return .visitChildren
    }
    guard let accessors = block.accessors.as(AccessorDeclListSyntax.self) else { return .visitChildren }
    if let observer = accessors.first(where: { $0.accessorSpecifier.text == "didSet" }),
      let body = observer.body
    {
      rewriting.edits.append(.insert(" \(call);", at: body.leftBrace.byteRange.upperBound))
    } else if accessors.allSatisfy({ $0.accessorSpecifier.text == "willSet" }) {
      rewriting.edits.append(.insert(" didSet { \(call) } ", at: block.leftBrace.byteRange.upperBound))
    }
    return .visitChildren
  }
}
