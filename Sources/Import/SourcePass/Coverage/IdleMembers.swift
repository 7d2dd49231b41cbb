internal import SwiftSyntax

/// The stored properties and empty functions of a library that no code names, and the members with the mark.
package struct IdleMembers {
  /// The members, sorted by type and then by name.
  package let all: [IdleMember]
  /// The public types whose comments have the mark, with the other sentences of the comments.
  package let markedTypes: [String: String]

  /// - Parameters:
  ///   - library: The files with the public members.
  ///   - others: Further files that may read or call them.
  package init(of library: [SourceFile], usedBy others: [SourceFile] = []) {
    let files = library.map { $0.parsed() }
    var names: [String: Int] = [:]
    for tree in files.map(\.tree) + others.map({ $0.parsed().tree }) {
      for token in tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier = token.tokenKind { names[token.identifierText, default: 0] += 1 }
      }
    }
    let collectors = files.map { file in
      let collector = IdleMemberCollector(file)
      collector.walk(file.tree)
      return collector
    }
    var declared: [String: Int] = [:]
    for name in collectors.flatMap(\.declaredNames) { declared[name, default: 0] += 1 }
    let marked = collectors.reduce(into: [:]) { $0.merge($1.markedTypes) { first, _ in first } }
    markedTypes = marked
    all = collectors.flatMap(\.members)
      .map { member in
        var member = member
        if Self.types(around: member.type).contains(where: { marked[$0] != nil }) { member.isMarked = true }
        return member
      }
      .filter { member in
        let name = String(member.name.prefix { $0 != "(" })
        return member.isMarked || names[name, default: 0] <= declared[name, default: 0]
      }
      .sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  /// Returns the type and all types around it: `A`, `A.B` and `A.B.C` for `A.B.C`.
  private static func types(around type: String) -> [String] {
    let parts = type.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }
}

/// A visitor that collects the stored properties and empty functions, and the names of all declarations.
private final class IdleMemberCollector: ScopedVisitor {
  private let file: ParsedFile
  private(set) var members: [IdleMember] = []
  private(set) var declaredNames: [String] = []
  private(set) var markedTypes: [String: String] = [:]

  init(_ file: ParsedFile) {
    self.file = file
    super.init()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    noteType(node)
    return kind
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    noteType(node)
    return kind
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    noteType(node)
    return kind
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let kind = super.visit(node)
    noteType(node)
    return kind
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declaredNames.append(node.name.identifierText)
    guard let body = node.body, body.statements.isEmpty, node.signature.returnClause == nil,
      !node.modifiers.has("override")
    else { return .visitChildren }
    add(Signature(node).text, node.modifiers, node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
        continue
      }
      declaredNames.append(name)
      if binding.isStored, !node.modifiers.has("static"), !node.modifiers.has("override") {
        add(name, node.modifiers, node)
      }
    }
    return .visitChildren
  }

  private func noteType(_ node: some DeclSyntaxProtocol) {
    let comment = DocComment(node)
    guard comment.isMarked, let name = scope?.name else { return }
    markedTypes[name] = comment.summary
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) {
    guard let scope, isMember(node), !name.hasPrefix("_") else { return }
    let isPublic =
      modifiers.has("public") || modifiers.has("open") || scope.isExtension && scope.modifiers.has("public")
    guard isPublic else { return }
    let comment = DocComment(node)
    members.append(
      IdleMember(
        type: scope.name, name: name, place: "\(file.path):\(file.line(of: node))", summary: comment.summary,
        isMarked: comment.isMarked))
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has no getter of its own.
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let list) = accessorBlock.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

/// The comment before a declaration.
private struct DocComment {
  let isMarked: Bool
  let summary: String

  init(_ node: some SyntaxProtocol) {
    let lines = node.leadingTrivia.compactMap { piece -> String? in
      guard case .docLineComment(let text) = piece else { return nil }
      return text.dropFirst(3).trimmingPrefix { $0 == " " }.description
    }
    let text = lines.prefix { !$0.hasPrefix("```") }.joined(separator: " ")
    isMarked = text.contains(IdleMember.mark)
    summary = text.replacing("- Note: \(IdleMember.mark)", with: "").split(separator: " ").joined(
      separator: " ")
  }
}
