internal import SwiftSyntax

extension SourceFile {
  /// Returns the file with other names for types, so that the files of several modules can be compiled as one.
  ///
  /// The keys are names of types, names after a module's name, and aliases, which are left out:
  ///
  /// ```text
  /// ["Order": "Storage_Order", "Storage.Order": "Storage_Order", "Networking.Order": "Order", "typealias Order": ""]
  /// ```
  ///
  /// Every line stays where it is.
  package func renaming(_ names: [String: String]) -> SourceFile {
    guard !names.isEmpty else { return self }
    let visitor = NameRewriting(names, in: text)
    visitor.walk(parsed().tree)
    return SourceFile(path: path, text: text.applying(visitor.edits))
  }
}

/// A visitor that collects the edits for other names of types.
private final class NameRewriting: SyntaxVisitor {
  private let names: [String: String]
  private let bytes: [UInt8]
  private(set) var edits: [Edit] = []

  init(_ names: [String: String], in text: String) {
    self.names = names
    bytes = Array(text.utf8)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Uses

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { rename(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name, node.name) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      rename(base.baseName, node.declName.baseName)
    }
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax) {
    if let name = names[token.identifierText] { edits.append(Edit(range: token.byteRange, text: name)) }
  }

  /// Renames what follows a module's name, and leaves out that name.
  private func rename(_ module: TokenSyntax, _ token: TokenSyntax) {
    guard let name = names["\(module.identifierText).\(token.identifierText)"] else { return }
    let range = module.byteRange.lowerBound..<token.byteRange.upperBound
    // The line breaks come first, as arguments must follow a name on its line.
    let breaks = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.append(Edit(range: range, text: String(repeating: "\n", count: breaks) + name))
  }

  // MARK: Declarations

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.name) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard names["typealias \(node.name.identifierText)"] != nil, isAtTop(node) else {
      return declare(node, node.name)
    }
    edits.append(.blank(node))
    return .skipChildren
  }

  private func declare(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if isAtTop(node) { rename(name) }
    return .visitChildren
  }

  /// Whether a declaration is in no other one.
  private func isAtTop(_ node: some SyntaxProtocol) -> Bool {
    node.enclosing(MemberBlockSyntax.self) == nil && node.enclosing(CodeBlockSyntax.self) == nil
  }
}
