internal import SwiftSyntax

/// A step that replaces `#selector(method)` by a `Selector` with the name in Objective-C and the method itself.
final class SelectorStep: FolderStep {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    if let text = text(for: argument) {
      replace(node, with: text)
    } else {
      rewriting.problems.append(file.problem(at: node, "it is not clear which method this selector names"))
    }
    return .skipChildren
  }

  /// Rewrites `Selector("tapped:")` where the class around it has such a method.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // The step reads only the called name. The text of a whole call would contain all calls before it in a
    // chain.
    guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["Selector", "NSSelectorFromString"].contains(called), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil
    else { return .visitChildren }
    needSelector()
    guard let scope, let name = argument.expression.literalText,
      let member = folder.member(selectorName: name, of: folder.type(scope.name)?.name ?? scope.name)
    else { return .visitChildren }
    let reference = member.signature.reference
    replace(node, with: "Selector(\"\(name)\", \(ownerText(scope)).\(reference))")
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Selector" { needSelector() }
    return .visitChildren
  }

  private func needSelector() { rewriting.imports.insert("UIKit") }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    needSelector()
    let lines = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
    let padded = text.dropLast() + String(repeating: "\n", count: lines) + ")"
    rewriting.edits.append(Edit(range: node.byteRange, text: String(padded)))
  }

  private func text(for argument: LabeledExprSyntax) -> String? {
    guard let reference = MethodReference(argument.expression) else { return nil }
    switch argument.label?.text {
    case "getter", "setter": return propertyText(for: reference, isSetter: argument.label?.text == "setter")
    default: return methodText(for: reference)
    }
  }

  private func methodText(for reference: MethodReference) -> String? {
    let lookupName: String
    let owner: String
    switch reference.base {
    case .enclosingType:
      guard let scope else { return nil }
      lookupName = folder.type(scope.name)?.name ?? scope.name
      owner = ownerText(scope)
    case .type(let name):
      lookupName = folder.type(name, in: scope?.name ?? "")?.name ?? name
      owner = name
    case .value(let text):
      lookupName = ""
      owner = "type(of: \(text))"
    }
    let member = folder.member(reference.name, labels: reference.labels, of: lookupName)
    let name =
      member.map { $0.givenName ?? $0.signature.selectorName }
      ?? Signature(name: reference.name, labels: reference.labels).selectorName
    guard member?.isStatic != true else { return "Selector(\"\(name)\")" }
    let written =
      reference.labels.map { Signature(name: reference.name, labels: $0).reference } ?? reference.name
    let type = reference.functionType.map { " as (\(owner)) -> \($0)" } ?? ""
    return "Selector(\"\(name)\", \(owner).\(written)\(type))"
  }

  private func propertyText(for reference: MethodReference, isSetter: Bool) -> String? {
    let name = isSetter ? "set\(reference.name.capitalizingFirstLetter):" : reference.name
    let owner: String
    switch reference.base {
    case .enclosingType:
      guard let scope else { return nil }
      owner = ownerText(scope)
    case .type(let text): owner = text
    case .value: return "Selector(\"\(name)\")"
    }
    let body = isSetter ? "{ object.\(reference.name) = $0 }" : "{ object.\(reference.name) }"
    return "Selector(\"\(name)\", { (object: \(owner)) in \(body) })"
  }

  /// Returns the code's name for the type around it: `Self` in an extension of a protocol or with constraints.
  private func ownerText(_ scope: TypeScope) -> String {
    scope.isExtension && (folder.type(scope.name)?.kind == .protocolType || scope.isConstrained)
      ? "Self" : scope.name
  }
}

extension Signature {
  /// The name with its labels, such as `tapped(_:)`, which distinguishes it from others of its name.
  var reference: String {
    guard let labels, !labels.isEmpty else { return name }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolation, with or without parentheses around it.
  fileprivate var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
