internal import SwiftSyntax

/// A step that writes what only Apple's Foundation has in another way: `Darwin.round(a)`, `ProcessInfo()`, and the methods
/// of `URLSession` without a delegate, where a protocol of the app requires them.
final class FoundationStep: FolderStep {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "ProcessInfo", node.arguments.isEmpty,
      node.trailingClosure == nil, folder.type("ProcessInfo") == nil
    {
      rewriting.edits.append(.replace(node, with: "ProcessInfo.processInfo"))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { replaceDarwin(base.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { replaceDarwin(base.name) }
    return .visitChildren
  }

  /// Replaces the module of the C library by Foundation, which has the same functions for `CGFloat` as well.
  private func replaceDarwin(_ name: TokenSyntax) {
    guard name.text == "Darwin", folder.type("Darwin") == nil else { return }
    rewriting.edits.append(Edit(range: name.byteRange, text: "Foundation"))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    guard let scope, scope.name == "URLSession", let inherited = scope.inherited else { return next }
    let own = Set(
      node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self).map { Signature($0) } })
    let added = Self.transfers.filter { transfer in
      // If several protocols have the requirement, the first one gets the method.
      let protocols = folder.conformances["URLSession", default: []]
        .filter { folder.requirements(of: $0).contains(transfer.signature) }
      return !own.contains(transfer.signature) && protocols.min().map(inherited.contains) == true
    }
    guard !added.isEmpty else { return next }
    let text = added.map { " " + $0.text + ";" }.joined()
    rewriting.edits.append(.insert(text, at: node.memberBlock.leftBrace.byteRange.upperBound))
    return next
  }

  private static let transfers = [
    Transfer("data", "for", "request: URLRequest", result: "Data"),
    Transfer("data", "from", "url: URL", result: "Data"),
    Transfer("upload", "for", "request: URLRequest", "from", "bodyData: Data", result: "Data"),
    Transfer("upload", "for", "request: URLRequest", "fromFile", "fileURL: URL", result: "Data"),
    Transfer("download", "for", "request: URLRequest", result: "URL"),
    Transfer("download", "from", "url: URL", result: "URL"),
  ]

  /// A method of `URLSession` that Foundation on Linux has only with a delegate.
  private struct Transfer {
    let signature: Signature
    let text: String

    init(
      _ name: String, _ label: String, _ parameter: String, _ secondLabel: String? = nil,
      _ secondParameter: String? = nil, result: String
    ) {
      let labels = [label] + [secondLabel].compactMap(\.self)
      let parameters = [parameter] + [secondParameter].compactMap(\.self)
      signature = Signature(name: name, labels: labels)
      let declarations = zip(labels, parameters).map { "\($0) \($1)" }.joined(separator: ", ")
      let arguments = zip(labels, parameters).map { "\($0): \($1.prefix { $0 != ":" }), " }.joined()
      text =
        "public func \(name)(\(declarations)) async throws -> (\(result), URLResponse)"
        + " { try await \(name)(\(arguments)delegate: nil) }"
    }
  }
}
