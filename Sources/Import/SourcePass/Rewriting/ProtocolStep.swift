internal import SwiftSyntax

/// A step that turns Objective-C protocols into Swift protocols, and gives optional requirements a default.
///
/// A default cannot make up the value of a method. So the requirement becomes `optional_…` with an optional
/// result, and returns `nil` by default. Classes with the method get an `optional_…` that calls it.
///
/// Where code takes such a method as a value, `method_…` holds the method of classes that have it, and otherwise `nil`.
final class ProtocolStep: FolderStep {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isNested = scope != nil
    if node.attributes.has("objc") {
      if node.inheritanceClause == nil {
        rewriting.edits.append(.insert(": AnyObject", at: node.name.byteRange.upperBound))
      }
      let defaults = node.memberBlock.members.compactMap { makeOptional($0.decl, isNested) }
      if !defaults.isEmpty {
        let text = "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
        rewriting.edits.append(.insert(text, at: node.byteRange.upperBound))
      }
    }
    return super.visit(node)
  }

  /// Drops the keyword `optional` and returns the requirement's default. Nil where it is not optional or can
  /// have no default.
  private func makeOptional(_ requirement: DeclSyntax, _ isNested: Bool) -> String? {
    let function = requirement.as(FunctionDeclSyntax.self)
    let variable = requirement.as(VariableDeclSyntax.self)
    guard let modifiers = function?.modifiers ?? variable?.modifiers,
      let keyword = modifiers.first(where: { $0.name.text == "optional" })
    else { return nil }
    rewriting.edits.append(.blank(keyword))
    guard !isNested else { return refuse(requirement, "in a protocol inside a type") }
    let access = (requirement.enclosing(ProtocolDeclSyntax.self)?.modifiers).map { modifiers in
      modifiers.map(\.trimmedDescription).filter {
        ["public", "package", "fileprivate", "private"].contains($0)
      }
    }
    let head = (access ?? []).map { $0 + " " }.joined()
    if let function {
      let text = head + defaultText(of: function)
      guard folder.isTakenAsValue(Signature(function)) else { return text }
      let property = OptionalCallStep.valueText(of: function)
      rewriting.edits.append(.insert("; \(property) { get }", at: function.byteRange.upperBound))
      return "\(text); \(head)\(property) { nil }"
    }
    if let binding = variable?.bindings.first, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self)
    {
      let canSet = binding.accessorBlock?.description.contains("set") == true
      let name = binding.pattern.trimmedDescription
      let isStatic = modifiers.has("static") ? "static " : ""
      let body = canSet ? "{ get { nil } set {} }" : "{ nil }"
      return "\(head)\(isStatic)var \(name): \(type.trimmedDescription) \(body)"
    }
    return refuse(requirement, "of a type that is not optional")
  }

  private func defaultText(of function: FunctionDeclSyntax) -> String {
    let signature = function.signature
    let isStatic = function.modifiers.has("static") || function.modifiers.has("class") ? "static " : ""
    let effects = signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    let head = "\(isStatic)func "
    let clause = signature.parameterClause.trimmedDescription.onOneLine + effects
    guard let result = signature.returnClause?.type.trimmed, !signature.canBeLeftOut else {
      let result = signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
      let body = signature.returnClause?.type.is(OptionalTypeSyntax.self) == true ? "{ nil }" : "{}"
      return head + function.name.text + clause + result + " " + body
    }
    rewriting.edits.append(
      Edit(range: function.name.byteRange, text: OptionalCallStep.askingName(function.name.identifierText)))
    rewriting.edits.append(.insert("?", at: result.optionalPlace(in: signature)))
    return head + OptionalCallStep.askingName(function.name.identifierText) + clause
      + " -> \(result.parenthesized)? { nil }"
  }

  private func refuse(_ requirement: DeclSyntax, _ reason: String) -> String? {
    rewriting.problems.append(
      file.problem(
        at: requirement, "an optional requirement \(reason) cannot be left out on Linux: give it a body"))
    return nil
  }

  /// Adds `optional_…` and `method_…` behind a method that a protocol asks for.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope, isMember(node), scope.kind != .protocolType, let body = node.body,
      !node.modifiers.has("override")
    else { return .visitChildren }
    let signature = Signature(node)
    let owner = folder.type(scope.name)?.name ?? scope.name
    let modifiers = node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }.map { $0 + " " }
      .joined()
    var text = ""
    if folder.answersProtocol(signature, of: owner), let result = node.signature.returnClause?.type.trimmed {
      let parameters = node.signature.parameterClause.parameters
      text +=
        "; \(modifiers)func \(OptionalCallStep.askingName(node.name.identifierText))(\(parameters.declarations()))"
        + " -> \(result.parenthesized)? { \(node.name.text)(\(parameters.arguments)) }"
    }
    if folder.isTakenAsValue(signature), folder.implementsOptional(signature, of: owner) {
      text += "; \(modifiers)\(OptionalCallStep.valueText(of: node)) { self.\(signature.reference) }"
    }
    if !text.isEmpty { rewriting.edits.append(.insert(text.onOneLine, at: body.byteRange.upperBound)) }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The type's text, in parentheses where `?` could not follow it otherwise.
  fileprivate var parenthesized: String {
    let text = trimmedDescription
    return `is`(IdentifierTypeSyntax.self) || `is`(ArrayTypeSyntax.self) || `is`(DictionaryTypeSyntax.self)
      || `is`(MemberTypeSyntax.self) || `is`(TupleTypeSyntax.self) ? text : "(\(text))"
  }

  /// Returns the place for a `?` after the result of a signature.
  fileprivate func optionalPlace(in signature: FunctionSignatureSyntax) -> Int {
    signature.returnClause?.type.byteRange.upperBound ?? signature.byteRange.upperBound
  }
}
