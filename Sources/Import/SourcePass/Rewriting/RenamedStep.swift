internal import SwiftSyntax

/// A step that writes the names of Swift 3 and 4 as the compiler's corrections do: `UIControlState.normal` becomes
/// `UIControl.State.normal`, and `bringSubview(toFront: label)` becomes `bringSubviewToFront(label)`.
///
/// A name that the app declares as a type stays.
final class RenamedStep: FolderStep {
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name after a point is a member.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { rename(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax) {
    let name = token.text
    guard name.count > 8, name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("kCA"),
      let new = RenamedNames.new(for: name), folder.type(name) == nil
    else { return }
    rewriting.edits.append(Edit(range: token.byteRange, text: new))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if let new = RenamedNames.notification(name.text), isNotificationName(node.base) {
      rewriting.edits.append(Edit(range: node.byteRange, text: new))
      return .skipChildren
    }
    if node.base != nil, name.text == "childViewControllers" {
      rewriting.edits.append(Edit(range: name.byteRange, text: "children"))
    }
    return .visitChildren
  }

  /// Whether a member is one of the names of notifications, as in `.UIKeyboardWillShow`.
  private func isNotificationName(_ base: ExprSyntax?) -> Bool {
    guard let base = base?.trimmedDescription else { return true }
    return ["NSNotification.Name", "Notification.Name", "Foundation.Notification.Name"].contains(base)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let callee else { return .visitChildren }
    let arguments = Array(node.arguments)
    let isMember = node.calledExpression.is(MemberAccessExprSyntax.self)
    if let renamed = RenamedNames.method(callee.text, labels: arguments.map { $0.label?.text }) {
      rewriting.edits.append(Edit(range: callee.byteRange, text: renamed.name))
      if let label = arguments.first?.label, let colon = arguments.first?.colon {
        let text = renamed.label.map { "\($0):" } ?? ""
        rewriting.edits.append(
          Edit(range: label.byteRange.lowerBound..<colon.byteRange.upperBound, text: text))
      }
    } else if !isMember, let labels = RenamedNames.makers[callee.text], labels.count == arguments.count {
      rewriting.edits.append(Edit(range: callee.byteRange, text: RenamedNames.made(by: callee.text)))
      for (argument, label) in zip(arguments, labels) where argument.label == nil {
        rewriting.edits.append(.insert("\(label): ", at: argument.byteRange.lowerBound))
      }
    } else if !isMember, let member = RenamedNames.members[callee.text] {
      writeMember(node, callee, arguments, member)
    }
    return .visitChildren
  }

  /// Writes a function of a value as the value's member: `UIImagePNGRepresentation(a)` as `(a).pngData()`.
  private func writeMember(
    _ node: FunctionCallExprSyntax, _ callee: TokenSyntax, _ arguments: [LabeledExprSyntax], _ member: String
  ) {
    guard let first = arguments.first, let end = node.rightParen?.byteRange.upperBound else { return }
    rewriting.edits.append(Edit(range: callee.byteRange, text: ""))
    if arguments.count == 1 {
      rewriting.edits.append(.insert(member, at: end))
    } else if let comma = first.trailingComma {
      // The member's text ends before its argument.
      rewriting.edits.append(Edit(range: comma.byteRange, text: ")" + member))
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let key = node.typeAnnotation?.type.as(DictionaryTypeSyntax.self)?.key,
      key.trimmedDescription == "String", node.initializer.map({ hasAttributeKeys($0.value) }) == true
    {
      rewriting.edits.append(Edit(range: key.byteRange, text: "NSAttributedString.Key"))
    }
    return .visitChildren
  }

  /// Whether a dictionary has attributes of texts, whose keys were texts in Swift 3.
  private func hasAttributeKeys(_ value: ExprSyntax) -> Bool {
    guard let elements = value.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)
    else { return false }
    return elements.contains { element in
      element.key.as(DeclReferenceExprSyntax.self).map { $0.baseName.text.hasSuffix("AttributeName") } == true
    }
  }
}
