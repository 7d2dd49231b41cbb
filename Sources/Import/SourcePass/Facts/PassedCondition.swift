internal import SwiftSyntax

/// The condition of an `#if` block as the pass leaves it.
enum PassedCondition {
  static func text(of condition: ExprSyntax) -> String {
    let edits = Self.edits(in: condition)
    let start = condition.byteRange.lowerBound
    let moved = edits.map {
      Edit(
        range: ($0.range.lowerBound - start)..<($0.range.upperBound - start),
        text: $0.range.isEmpty ? $0.text : String($0.text.prefix { !$0.isWhitespace }))
    }
    return condition.trimmedDescription.applying(moved).onOneLine
  }

  /// Returns the edits of the pass in a condition.
  static func edits(in condition: ExprSyntax) -> [Edit] {
    let search = Platforms(viewMode: .sourceAccurate)
    search.walk(condition)
    var edits: [Edit] = search.iOS.map { .replace($0, with: "true") }
    if !search.linux.isEmpty, isForPhones(condition) {
      edits += search.linux.map { .replace($0, with: "false") }
    }
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

  /// Whether a condition about Linux only keeps code from it that needs an iPhone: the file asks for iOS too, or the
  /// code of the block names UIKit.
  private static func isForPhones(_ condition: ExprSyntax) -> Bool {
    let search = Platforms(viewMode: .sourceAccurate)
    search.walk(condition.root)
    if !search.iOS.isEmpty { return true }
    guard let block = condition.enclosing(IfConfigDeclSyntax.self) else { return false }
    return block.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return name == "UIKit" || ImportedNames.isOfUIKit(name)
    }
  }

  /// A search for the conditions about iOS, the simulator and Linux.
  private final class Platforms: SyntaxVisitor {
    var iOS: [FunctionCallExprSyntax] = []
    var linux: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name == "os" || name == "targetEnvironment", node.isInCondition
      else { return .visitChildren }
      switch name + "(" + node.arguments.trimmedDescription + ")" {
      case "os(iOS)", "targetEnvironment(simulator)": iOS.append(node)
      case "os(Linux)": linux.append(node)
      default: break
      }
      return .skipChildren
    }
  }
}

extension SyntaxProtocol {
  /// Whether the node is part of the condition of an `#if` block, and not of the code in it.
  fileprivate var isInCondition: Bool {
    var node: Syntax = Syntax(self)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) { return clause.condition?.id == node.id }
      node = parent
    }
    return false
  }
}
