internal import SwiftSyntax

/// A page of documentation that lists the public types of some files and their members.
package enum MemberList {
  package static func page(of files: [SourceFile]) -> String {
    var members: [String: Set<String>] = [:]
    var uncalled: [String: Set<String>] = [:]
    for file in files {
      let collector = MemberCollector()
      collector.walk(file.parsed().tree)
      for (type, names) in collector.members { members[type, default: []].formUnion(names) }
      for (type, names) in collector.uncalled { uncalled[type, default: []].formUnion(names) }
    }
    var text = """
      # What UIKit has here

      Every public type and its members, by name, generated from the sources.

      ## Overview

      The members in this list compile; UIKit has no others here. A comment at the declaration, on the pages of
      <doc:/UIKit>, says where a member is different from Apple's. The lists of Foundation's types have only the
      members that UIKit adds. An iPhone calls the members with "never called" while it lays out or draws, and
      CellSnap does not.

      """
    for (type, names) in members.sorted(by: { $0.key < $1.key }) {
      text += "\n### \(type.isEmpty ? "Functions and constants" : type)\n"
      let list = names.sorted().map { name in
        uncalled[type, default: []].contains(name) ? "`\(name)` (never called)" : "`\(name)`"
      }.joined(separator: ", ")
      text += list.isEmpty ? "\nNo members of its own.\n" : "\n\(list)\n"
    }
    return text
  }
}

/// A visitor that collects the public declarations by the type they are in.
private final class MemberCollector: ScopedVisitor {
  private(set) var members: [String: Set<String>] = [:]
  /// The members whose comments say that they are never called.
  private(set) var uncalled: [String: Set<String>] = [:]

  override func enter(_ scope: TypeScope) {
    guard !scope.isExtension, scope.modifiers.isPublic else { return }
    members[scope.name, default: []].formUnion([])
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(Signature(node).text, node.modifiers, node)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
    add("init(" + labels.map { $0 + ":" }.joined() + ")", node.modifiers, node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      add(binding.pattern.trimmedDescription.filter { $0 != "`" }, node.modifiers, node)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements { add(element.name.identifierText, node.modifiers, node) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, node.modifiers, node)
    return .skipChildren
  }

  private func add(_ name: String, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) {
    guard !name.hasPrefix("_"), scope == nil || isMember(node) else { return }
    let comesWithType =
      scope.map { scope in
        scope.modifiers.isPublic
          && (scope.isExtension || scope.kind == .protocolType || node.is(EnumCaseDeclSyntax.self))
      } ?? false
    let isHidden = modifiers.contains {
      ["internal", "private", "fileprivate", "package"].contains($0.trimmedDescription)
    }
    guard modifiers.isPublic || comesWithType && !isHidden else { return }
    members[scope?.name ?? "", default: []].insert(name)
    if DocComment(node).mark == .neverCalled { uncalled[scope?.name ?? "", default: []].insert(name) }
  }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool { has("public") || has("open") }
}

extension Signature {
  /// The name with the labels: `addSubview(_:)`.
  var text: String { name + "(" + (labels ?? []).map { $0 + ":" }.joined() + ")" }
}
