internal import SwiftSyntax

/// A step that moves members that override, or are overridden, from extensions to their class.
///
/// The member gets another name and stays in the extension. The class gets a member that calls it.
final class ExtensionStep: FolderStep {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    move(node, node.modifiers, node.attributes, node.name, Signature(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      let name = pattern.identifier
      move(node, node.modifiers, node.attributes, name, Signature(name: name.identifierText, labels: nil))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope, scope.isExtension, isMember(node), node.modifiers.has("override"),
      folder.type(scope.name) != nil
    {
      refuse(node, "an initializer cannot override in an extension on Linux: move it into the class")
    }
    return .visitChildren
  }

  private func move(
    _ node: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    _ name: TokenSyntax, _ signature: Signature
  ) {
    guard let scope, scope.isExtension, isMember(node) else { return }
    let member = MemberFact(
      owner: scope.name, signature: signature, givenName: nil,
      isExposed: scope.exposesMembers || attributes.exposes, isStatic: false,
      isOverride: modifiers.has("override"), optionalResult: nil, forwarder: nil)
    guard folder.belongsInClass(member) else { return }
    // `DispatchStep` handles the extensions of classes that are in none of the files.
    guard folder.type(scope.name)?.kind == .classType else { return }
    guard let forwarder = ForwarderText(node, in: scope) else {
      guard member.isOverride || member.isExposed else { return }
      refuse(
        node, "\(signature.name) cannot be overridden in an extension on Linux: move it into \(scope.name)")
      return
    }
    if let observer = forwarder.observer, let variable = node.as(VariableDeclSyntax.self) {
      makeMethod(of: variable, observer, forwarder.newName)
    } else {
      rewriting.edits.append(Edit(range: name.byteRange, text: forwarder.newName))
    }
    let access: Set<String> = [
      "override", "open", "public", "package", "internal", "fileprivate", "private", "dynamic",
    ]
    let isHidden = scope.modifiers.contains { ["fileprivate", "private"].contains($0.name.text) }
    // The modifiers are an array here, since a syntax list without some of its elements has other positions.
    for (index, modifier) in Array(modifiers).filter({ access.contains($0.name.text) }).enumerated() {
      rewriting.edits.append(isHidden && index == 0 ? .replace(modifier, with: "internal") : .blank(modifier))
    }
  }

  /// Turns `var a: Int { didSet { b() } }` into `func a(_ oldValue: Int) { do { b() } }`.
  private func makeMethod(of variable: VariableDeclSyntax, _ observer: AccessorDeclSyntax, _ newName: String)
  {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation else { return }
    let value = observer.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue"
    rewriting.edits += [
      .replace(variable.bindingSpecifier, with: "func"),
      Edit(
        range: binding.pattern.byteRange.lowerBound..<type.byteRange.upperBound,
        text: "\(newName)(_ \(value): \(type.type.trimmedDescription.onOneLine))"),
      .replace(observer.accessorSpecifier, with: "do"),
    ]
    if let parameter = observer.parameters, let body = observer.body {
      rewriting.edits += [
        .blank(parameter),
        .insert(" let \(parameter.name.text) = \(value);", at: body.leftBrace.byteRange.upperBound),
      ]
    }
  }

  private func refuse(_ node: some SyntaxProtocol, _ message: String) {
    rewriting.problems.append(file.problem(at: node, message))
  }
}
