internal import SwiftSyntax

/// The code of previews at the top of a file: a macro such as `#Preview("Note") { NoteCell() }`, a `PreviewProvider`, or
/// the wrapper of a UIKit view that a provider shows.
struct PreviewSource {
  /// A part that makes one view or controller.
  struct Body {
    /// A closure or block with its braces, or an expression.
    let node: Syntax
    let isClosure: Bool
    /// The arguments before the closure, as in `"Note", traits: .portrait`.
    let arguments: String
    /// The class of what it makes; nil if only the compiler knows it.
    let result: String?
  }

  let node: Syntax
  /// The first byte that the previews replace. Attributes before it stay.
  let start: Int
  let bodies: [Body]
  /// The provider that shows the wrapper `node`, which goes with it.
  let provider: Syntax?
  /// The conditions of the `#if` blocks around it, joined; nil if there is none.
  let condition: String?

  /// Returns the sources of a file in their order.
  static func all(in file: ParsedFile) -> [PreviewSource] {
    var found: [PreviewSource] = []
    let wrappers = Dictionary(
      SwiftUIDeclaration.nodes(in: file.tree).compactMap { $0.as(StructDeclSyntax.self) }
        .compactMap { node in node.madeView.map { _ in (node.name.text, node) } }
    ) { first, _ in first }
    for (item, conditions) in nodes(in: file.tree.statements, under: []) {
      guard let written = text(of: conditions.map(\.written)) else { continue }
      let passed = conditions.map(\.passed).joined(separator: " && ")
      let condition = written.isEmpty ? nil : passed == written ? written : passed
      if let macro = item.asProtocol((any FreestandingMacroExpansionSyntax).self) {
        if let one = source(macro, condition) { found.append(one) }
      } else if let provider = item.as(StructDeclSyntax.self), provider.isPreviewProvider {
        found += sources(provider, wrappers, condition)
      }
    }
    return found.sorted { $0.start < $1.start }
  }

  private static func source(
    _ node: any FreestandingMacroExpansionSyntax, _ condition: String?
  ) -> PreviewSource? {
    guard node.macroName.text == "Preview", let closure = node.trailingClosure,
      node.additionalTrailingClosures.isEmpty
    else { return nil }
    let body = Body(
      node: Syntax(closure), isClosure: true, arguments: node.arguments.trimmedDescription,
      result: PreviewResult.type(of: closure.statements))
    return PreviewSource(
      node: Syntax(node), start: node.pound.byteRange.lowerBound, bodies: [body], provider: nil,
      condition: condition)
  }

  private static func sources(
    _ provider: StructDeclSyntax, _ wrappers: [String: StructDeclSyntax], _ condition: String?
  ) -> [PreviewSource] {
    guard let block = provider.previews else { return [] }
    var wrappers = wrappers
    for member in provider.memberBlock.members.compactMap({ $0.decl.as(StructDeclSyntax.self) })
    where member.madeView != nil {
      wrappers[member.name.text] = member
    }
    let search = ProviderBodies(wrappers)
    search.walk(block)
    let outside = search.bodies.filter { !provider.byteRange.contains($0.node.byteRange.lowerBound) }
    var found: [PreviewSource] = []
    if outside.count < search.bodies.count {
      let inside = search.bodies.filter { provider.byteRange.contains($0.node.byteRange.lowerBound) }
        .sorted { $0.node.byteRange.lowerBound < $1.node.byteRange.lowerBound }
      found.append(
        PreviewSource(
          node: Syntax(provider), start: provider.firstWord, bodies: inside, provider: nil,
          condition: condition))
    } else if let body = outside.first, outside.count == 1,
      let wrapper = body.node.enclosing(StructDeclSyntax.self)
    {
      found.append(
        PreviewSource(
          node: Syntax(wrapper), start: wrapper.firstWord, bodies: [body], provider: Syntax(provider),
          condition: condition))
    }
    return found
  }

  /// The macros and structures at the top of a file, with the conditions around them. A condition is nil where it may
  /// mean something else after the pass.
  private static func nodes(
    in list: CodeBlockItemListSyntax, under conditions: [(written: String?, passed: String)]
  ) -> [(Syntax, [(written: String?, passed: String)])] {
    list.flatMap { item -> [(Syntax, [(written: String?, passed: String)])] in
      guard let block = item.item.as(IfConfigDeclSyntax.self) else {
        return [(Syntax(item.item), conditions)]
      }
      return block.clauses.enumerated().flatMap { index, clause in
        guard let inner = clause.elements?.as(CodeBlockItemListSyntax.self) else {
          return [] as [(Syntax, [(written: String?, passed: String)])]
        }
        // The condition of a later clause also says that the earlier ones do not hold.
        let condition = index == 0 ? clause.condition : nil
        let both = (
          written: condition?.trimmedDescription, passed: condition.map(PassedCondition.text) ?? ""
        )
        return nodes(in: inner, under: conditions + [both])
      }
    }
  }

  /// Returns the conditions as one, or nil if one of them may mean something else after the pass.
  private static func text(of conditions: [String?]) -> String? {
    var parts: [String] = []
    for condition in conditions {
      guard let condition else { return nil }
      for part in condition.split(separator: "&&").map({ $0.filter { !$0.isWhitespace } }) {
        guard ["DEBUG", "canImport(UIKit)", "canImport(SwiftUI)"].contains(part) else { return nil }
        if !parts.contains(part) { parts.append(part) }
      }
    }
    return parts.joined(separator: " && ")
  }
}

extension StructDeclSyntax {
  fileprivate var isPreviewProvider: Bool {
    inheritanceClause?.names.contains { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" } ?? false
  }

  /// The first byte of the modifiers, or of `struct`.
  fileprivate var firstWord: Int {
    (modifiers.first.map { $0.byteRange } ?? structKeyword.byteRange).lowerBound
  }

  /// The body of `static var previews`.
  fileprivate var previews: CodeBlockItemListSyntax? {
    for variable in memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      guard let binding = variable.bindings.first, binding.pattern.trimmedDescription == "previews" else {
        continue
      }
      switch binding.accessorBlock?.accessors {
      case .getter(let list): return list
      case .accessors(let list): return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      default: return nil
      }
    }
    return nil
  }

  /// The body that makes the view or controller of a wrapper which has no properties that it needs for it.
  var madeView: CodeBlockSyntax? {
    guard
      let names = inheritanceClause?.names.map({ $0.split(separator: ".").last.map(String.init) ?? $0 }),
      names.contains("UIViewRepresentable") || names.contains("UIViewControllerRepresentable")
    else { return nil }
    let members = memberBlock.members.map(\.decl)
    let isStored = members.compactMap { $0.as(VariableDeclSyntax.self) }.contains { variable in
      variable.bindings.contains { $0.accessorBlock == nil } && !variable.modifiers.has("static")
    }
    guard !isStored else { return nil }
    return members.compactMap { $0.as(FunctionDeclSyntax.self) }
      .first { ["makeUIView", "makeUIViewController"].contains($0.name.text) }?.body
  }
}
