internal import SwiftSyntax

/// A preview of a view or controller of UIKit at the top of a file: `#Preview("Note") { NoteCell() }`.
struct PreviewFact: Codable, Hashable, Sendable {
  /// The name of the function that takes its place: `cellSnapPreview_NoteCell_41732_1`.
  let function: String
  /// The conditions of the `#if` blocks around it: `DEBUG`; nil if there is none.
  let condition: String?
  private let declaration: SwiftUIDeclaration

  /// The previews of a file, with the nodes of their macros.
  static func all(in file: ParsedFile) -> [(fact: PreviewFact, node: any FreestandingMacroExpansionSyntax)] {
    let stem = file.path.split(separator: "/").last?.split(separator: ".").first ?? "File"
    // Two files may have names that differ only in other signs.
    let name = String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_\(Self.digest(file.path))"
    var found: [(PreviewFact, any FreestandingMacroExpansionSyntax)] = []
    for (node, condition) in nodes(in: file.tree.statements, under: []) {
      guard let condition = text(of: condition), node.trailingClosure != nil,
        node.additionalTrailingClosures.isEmpty
      else { continue }
      let fact = PreviewFact(
        function: "cellSnapPreview_\(name)_\(found.count + 1)",
        condition: condition.isEmpty ? nil : condition,
        declaration: SwiftUIDeclaration(names: Syntax(node)))
      found.append((fact, node))
    }
    return found
  }

  /// Whether everything in it is UIKit's, Foundation's or one of these files'.
  func isOfUIKit(_ folder: FolderFacts) -> Bool {
    !declaration.needsSwiftUI(folder)
      && declaration.names.allSatisfy { name in
        folder.type(name) != nil || Self.prefixes.contains { name.hasPrefix($0) } || Self.types.contains(name)
      }
  }

  private static let prefixes = ["UI", "NS", "CG", "CA", "MFS"]
  private static let types: Set<String> = [
    "Preview", "Int", "String", "Double", "Float", "Bool", "Date", "URL", "Data", "Array", "Set",
    "Dictionary",
    "Calendar",
    "DateComponents", "Locale", "TimeZone", "IndexPath", "IndexSet", "Character", "Optional", "Bundle",
    "UUID",
    "DispatchQueue", "Selector", "Self",
  ]

  /// Returns five digits that depend on a path.
  private static func digest(_ path: String) -> String {
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return String(100_000 + hash % 100_000).dropFirst().description
  }

  /// The macros `Preview` at the top of a file, with the conditions around them.
  private static func nodes(
    in list: CodeBlockItemListSyntax, under conditions: [String?]
  ) -> [(any FreestandingMacroExpansionSyntax, [String?])] {
    list.flatMap { item -> [(any FreestandingMacroExpansionSyntax, [String?])] in
      if let macro = Syntax(item.item).asProtocol((any FreestandingMacroExpansionSyntax).self) {
        return macro.macroName.text == "Preview" ? [(macro, conditions)] : []
      }
      guard let block = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return block.clauses.enumerated().flatMap { index, clause in
        guard let inner = clause.elements?.as(CodeBlockItemListSyntax.self) else {
          return [] as [(any FreestandingMacroExpansionSyntax, [String?])]
        }
        // The condition of a later clause also says that the earlier ones do not hold.
        return nodes(in: inner, under: conditions + [index == 0 ? clause.condition?.trimmedDescription : nil])
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
