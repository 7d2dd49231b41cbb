internal import SwiftSyntax

/// A step that gives classes the members that `ExtensionStep` took from their extensions.
///
/// It also lets a class with an `init()` of its own be created where only the class is known at run time.
/// Objective-C does this for `T()` and `type.init()`.
final class ClassStep: FolderStep {
  override func visitPost(_ node: ClassDeclSyntax) {
    defer { super.visitPost(node) }
    guard let scope else { return }
    var text = ""
    for forwarder in folder.forwarders(for: scope.name) {
      let conditions = forwarder.conditions.joined(separator: " && ")
      if !conditions.isEmpty { text += "#if \(conditions)\n" }
      text += SourcePass.location(forwarder.path, forwarder.line) + forwarder.declaration + "\n"
      if !conditions.isEmpty { text += "#endif\n" }
    }
    text += ownInitializer(of: node, in: scope)
    guard !text.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    // The spaces keep the columns of the text that follows on the brace's line.
    let column = file.lines.location(for: brace.positionAfterSkippingLeadingTrivia).column
    let rest =
      SourcePass.location(file.path, file.line(of: brace)) + String(repeating: " ", count: column - 1)
    rewriting.edits.append(.insert("\n" + text + rest, at: brace.byteRange.lowerBound))
  }

  private func ownInitializer(of node: ClassDeclSyntax, in scope: TypeScope) -> String {
    guard let inheritance = node.inheritanceClause, let initializer = folder.ownInitializer(of: scope.name)
    else { return "" }
    let access = ["open", "public", "package"].first { scope.modifiers.has($0) }
    if initializer == .first {
      let end = inheritance.inheritedTypes.endPositionBeforeTrailingTrivia.utf8Offset
      rewriting.edits.append(.insert(", UIKit.OwnInitializer", at: end))
      rewriting.imports.insert("UIKit")
    }
    let words = [access, initializer == .overriding ? "override" : nil, "class func madeByOwnInitializer()"]
    return words.compactMap(\.self).joined(separator: " ") + " -> Any { \(node.name.text)() }\n"
  }
}
