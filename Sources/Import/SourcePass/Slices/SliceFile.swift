/// A file with its declarations, of which a slice may keep some.
package struct SliceFile: Sendable {
  package let path: String
  package let text: String
  package let declarations: [SliceDeclaration]
  /// The identifiers before a `<`, each with the number of arguments, such as 2 for `Pair<Int, String>`.
  package let genericUses: [String: Int]
  /// The arguments of generic types in their uses, such as `Int, String` of `Pair<Int, String>`.
  package let genericArguments: [String: Set<String>]
  /// The identifiers in places where only a protocol is allowed, such as after `any`.
  package let protocolUses: Set<String>
  /// The names of nested types, by the name before the point, such as `Config` of `Player.Config`.
  package let memberTypes: [String: Set<String>]
  /// The names after a name in uppercase and a point, in types and in values.
  let qualifiedUses: [String: Set<String>]
  /// The calls that make objects, by the type's name.
  let madeObjects: [String: Set<MadeObject>]
  /// The members without their type that values are compared with, such as `ready` of `case .ready:`.
  let comparedMembers: Set<String>
  /// The uses of texts in the code.
  package let textUses: TextUses
  /// The modules that the file imports, and those that the pass imports for it.
  package let imports: Set<String>

  package init(_ file: SourceFile) {
    let parsed = file.parsed()
    let reader = DeclarationReader(parsed)
    path = file.path
    text = file.text
    declarations = reader.read()
    imports = Set(declarations.filter { $0.kind == .importing }.map(\.name)).union(
      ImportStep.standIns(addedTo: parsed))
    let uses = TypeUses(viewMode: .sourceAccurate)
    uses.walk(parsed.tree)
    genericUses = uses.generics
    genericArguments = uses.arguments
    protocolUses = uses.protocols
    memberTypes = uses.members
    qualifiedUses = uses.qualified
    madeObjects = uses.made
    comparedMembers = uses.compared
    let texts = TextUseCollector(viewMode: .sourceAccurate)
    texts.walk(parsed.tree)
    textUses = texts.found
  }

  /// Returns the modules of a set that the file imports.
  package func imports(among modules: Set<String>) -> [String] {
    imports.intersection(modules).sorted()
  }

  /// Returns the file with what a slice keeps of it. Every line stays where it is.
  package func slice(_ entries: [String: SourceSlice.Entry], missingModules: Set<String>) -> SourceFile {
    let bytes = Array(text.utf8)
    var edits: [Edit] = []
    var treatments: [Treatment] = []
    for declaration in declarations {
      let around = declaration.parent.map { treatments[$0] }
      let entry = entries[declaration.key]
      var treatment = entry?.treatment ?? (around == .whole ? .whole : .absent)
      if around == .absent { treatment = .absent }
      if declaration.kind == .importing {
        treatment = missingModules.contains(declaration.name) ? .absent : .whole
      }
      treatments.append(treatment)
      switch treatment {
      case .absent where around != .absent: edits.append(blank(declaration.range, in: bytes))
      case .stub: edits += declaration.stub ?? [blank(declaration.range, in: bytes)]
      default: break
      }
      if treatment != .absent, entry?.isInternal == true, let range = declaration.privacyRange {
        edits.append(blank(range, in: bytes))
      }
      if treatment == .whole, let left = entry?.statements {
        for statement in declaration.statements where left.contains(statement.text) {
          edits.append(leftOut(statement, of: declaration))
        }
      }
      if treatment != .absent, entry?.without?.contains(SourceSlice.Entry.override) == true,
        let range = declaration.overrideRange
      {
        edits.append(blank(range, in: bytes))
      }
      if treatment != .absent, let without = entry?.without, !without.isEmpty,
        let range = declaration.inheritanceRange
      {
        let rest = declaration.inherited.filter { !without.contains($0.name) }.map(\.text)
        edits.append(Edit(range: range, text: rest.isEmpty ? "" : ": " + rest.joined(separator: ", ")))
      }
    }
    return SourceFile(path: path, text: Self.head + text.applying(edits.map { keepingLines($0, in: bytes) }))
  }

  /// The imports in front of the first line.
  static let head = "import UIKit; import Foundation; import CellShapes; "

  /// Returns an edit whose text has as many line breaks as the text that it replaces.
  private func keepingLines(_ edit: Edit, in bytes: [UInt8]) -> Edit {
    let lineBreak = UInt8(ascii: "\n")
    let wanted = bytes[edit.range].count { $0 == lineBreak }
    let found = edit.text.utf8.count { $0 == lineBreak }
    if found <= wanted {
      return Edit(range: edit.range, text: edit.text + String(repeating: "\n", count: wanted - found))
    }
    // A text with more lines than the old one, such as a type in a comment's place, goes on one line.
    let flat = edit.text.split(separator: "\n").joined(separator: " ")
    return Edit(range: edit.range, text: flat + String(repeating: "\n", count: wanted))
  }

  /// Returns an edit that leaves only the line breaks of a range.
  private func blank(_ range: Range<Int>, in bytes: [UInt8]) -> Edit {
    let blanks = bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return Edit(range: range, text: String(decoding: blanks, as: UTF8.self))
  }

  /// Returns an edit that puts a report in place of a statement. The `else` of an `if` stays.
  private func leftOut(_ statement: SliceDeclaration.Statement, of declaration: SliceDeclaration) -> Edit {
    let name = path.split(separator: "/").last ?? ""
    let place = SwiftLiteral.text("\(name):\(statement.lines.lowerBound)")
    let report = "CellShapes.leftOut(\(SwiftLiteral.text(declaration.key)), \(place))"
    guard let rest = statement.elseRange else { return Edit(range: statement.range, text: report) }
    let isBlock = Array(text.utf8)[rest.lowerBound] == UInt8(ascii: "{")
    return Edit(range: statement.removedRange, text: report + (isBlock ? "; do " : "; "))
  }
}
