internal import SwiftSyntax

/// The public members of a library that no code reads or calls, and those with a mark.
///
/// Stored properties, empty functions and the requirements of delegates and data sources are examined: members that only
/// the library itself would read or call.
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
    let trees = files.map(\.tree) + others.map { $0.parsed().tree }
    var names: [String: Int] = [:]
    for token in trees.lazy.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
      if case .identifier = token.tokenKind { names[token.identifierText, default: 0] += 1 }
    }
    let called = CalledFunctions(in: trees)
    let collectors = files.map { file in
      let collector = IdleMemberCollector(file)
      collector.walk(file.tree)
      return collector
    }
    var declared: [String: Int] = [:]
    for name in collectors.flatMap(\.declaredNames) { declared[name, default: 0] += 1 }
    let reported = ReportedMembers(collectors.map(\.reported))
    let marked = collectors.reduce(into: [:]) { $0.merge($1.markedTypes) { first, _ in first } }
    markedTypes = marked
    let found = collectors.flatMap(\.members)
    // A default of a requirement says for both that they have no effect.
    let markedNames = Set(found.filter { $0.mark != nil }.map { MemberName(type: $0.type, name: $0.name) })
    all =
      found.compactMap { member in
        let isMarkedType = Self.types(around: member.type).contains { marked[$0] != nil }
        let mark = member.mark ?? (isMarkedType ? .noEffect : nil)
        let isUsed =
          member.signature.map { called.contain($0, defaultCount: member.defaultCount) }
          ?? (names[member.name, default: 0] > declared[member.name, default: 0])
        if mark == nil {
          let isMarkedElsewhere = markedNames.contains(MemberName(type: member.type, name: member.name))
          guard member.isExamined, !isUsed, !isMarkedElsewhere else { return nil }
        }
        return IdleMember(
          type: member.type, name: member.name, place: member.place, summary: member.summary, mark: mark,
          isUsed: isUsed,
          isReported: mark == .neverCalled && reported.contain(member.name, of: member.type))
      }
      .sorted { ($0.type, $0.name, $0.place) < ($1.type, $1.name, $1.place) }
  }

  /// Returns the type and all types around it: `A`, `A.B` and `A.B.C` for `A.B.C`.
  private static func types(around type: String) -> [String] {
    let parts = type.split(separator: ".")
    return parts.indices.map { parts[...$0].joined(separator: ".") }
  }
}

/// The name of a member, with the name of its type.
private struct MemberName: Hashable {
  let type: String
  let name: String
}

/// A public member, as its declaration shows it.
private struct FoundMember {
  let type: String
  let name: String
  let place: String
  let summary: String
  let mark: IdleMember.Mark?
  /// The labels of a function; nil for a property.
  var signature: Signature?
  /// The number of arguments with a default.
  var defaultCount = 0
  /// Whether the member needs a mark if no code reads or calls it.
  let isExamined: Bool
}

/// A visitor that collects the public members, the names of all declarations, and what the texts report.
private final class IdleMemberCollector: ScopedVisitor {
  private let file: ParsedFile
  private(set) var members: [FoundMember] = []
  private(set) var declaredNames: [String] = []
  private(set) var markedTypes: [String: String] = [:]
  private(set) var reported = ReportedMembers()

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
    guard !node.modifiers.has("override") else { return .visitChildren }
    let isEmpty = node.body?.statements.isEmpty == true && node.signature.returnClause == nil
    let signature = Signature(node)
    let defaults = node.signature.parameterClause.parameters.filter { $0.defaultValue != nil }
    add(
      signature.text, node.modifiers, node, signature, defaultCount: defaults.count,
      isExamined: node.body == nil ? isOfDelegate : isEmpty)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
        continue
      }
      declaredNames.append(name)
      guard !node.modifiers.has("override") else { continue }
      add(name, node.modifiers, node, isExamined: binding.isStored && !node.modifiers.has("static"))
    }
    return .visitChildren
  }

  override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
    reported.add(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    reported.add(node)
    return .visitChildren
  }

  /// Whether only the library calls the members of the type, because an app adopts it to be told or asked.
  private var isOfDelegate: Bool {
    guard let scope, scope.kind == .protocolType else { return false }
    return scope.name.hasSuffix("Delegate") || scope.name.hasSuffix("DataSource")
  }

  private func noteType(_ node: some DeclSyntaxProtocol) {
    let comment = DocComment(node)
    guard comment.mark == .noEffect, let name = scope?.name else { return }
    markedTypes[name] = comment.summary
  }

  private func add(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol,
    _ signature: Signature? = nil, defaultCount: Int = 0, isExamined: Bool
  ) {
    guard let scope, isMember(node), !name.hasPrefix("_") else { return }
    let comesWithType = scope.isExtension || scope.kind == .protocolType
    let isPublic =
      modifiers.has("public") || modifiers.has("open") || comesWithType && scope.modifiers.has("public")
    guard isPublic else { return }
    let comment = DocComment(node)
    members.append(
      FoundMember(
        type: scope.name, name: name, place: "\(file.path):\(file.line(of: node))", summary: comment.summary,
        mark: comment.mark, signature: signature, defaultCount: defaultCount, isExamined: isExamined))
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
