internal import SwiftSyntax

/// Gives classes what `ExtensionStep` took from their extensions.
final class ClassStep: FolderStep {
  override func visitPost(_ node: ClassDeclSyntax) {
    defer { super.visitPost(node) }
    guard let name = scope?.name else { return }
    let forwarders = folder.forwarders(for: name)
    guard !forwarders.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    var text = "\n"
    for forwarder in forwarders {
      let conditions = forwarder.conditions.joined(separator: " && ")
      if !conditions.isEmpty { text += "#if \(conditions)\n" }
      text += SourcePass.location(forwarder.path, forwarder.line) + forwarder.declaration + "\n"
      if !conditions.isEmpty { text += "#endif\n" }
    }
    text += SourcePass.location(file.path, file.line(of: brace))
    // The columns of what follows on the brace's line.
    let column = file.lines.location(for: brace.positionAfterSkippingLeadingTrivia).column
    text += String(repeating: " ", count: column - 1)
    rewriting.edits.append(.insert(text, at: brace.byteRange.lowerBound))
  }
}
