internal import SwiftSyntax

/// A preview of a view or controller of UIKit at the top of a file: `#Preview("Note") { NoteCell() }`.
struct PreviewFact: Codable, Hashable, Sendable {
  /// The name of the function that takes its place: `cellSnapPreview_NoteCell_41732_1`.
  let function: String
  /// The conditions of the `#if` blocks around it, as the pass leaves them: `DEBUG`; nil if there is none.
  let condition: String?
  /// The class that it shows, otherwise the name of the file.
  let subject: String
  private let declaration: SwiftUIDeclaration

  /// The previews of a file, with the code that makes their views.
  static func all(in file: ParsedFile) -> [(source: PreviewSource, facts: [PreviewFact])] {
    let stem = String(file.path.split(separator: "/").last?.split(separator: ".").first ?? "File")
    // Two files may have names that differ only in other signs.
    let name = String(stem.map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_\(Self.digest(file.path))"
    var number = 0
    return PreviewSource.all(in: file).map { source in
      (
        source,
        source.bodies.map { body in
          number += 1
          return PreviewFact(
            function: "cellSnapPreview_\(name)_\(number)", condition: source.condition,
            subject: body.result ?? stem, declaration: SwiftUIDeclaration(names: body.node))
        }
      )
    }
  }

  /// Whether everything in it is UIKit's, Foundation's or one of these files'.
  func isOfUIKit(_ folder: FolderFacts) -> Bool {
    !declaration.needsSwiftUI(folder)
      && declaration.names.allSatisfy { name in
        folder.declaresType(named: name) || Self.prefixes.contains { name.hasPrefix($0) }
          || Self.types.contains(name)
      }
  }

  private static let prefixes = ["UI", "NS", "CG", "CA", "MFS"]
  private static let types: Set<String> = [
    "Any", "AnyObject", "Array", "AttributedString", "Bool", "Bundle", "Calendar", "Character",
    "CharacterSet",
    "ClosedRange", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "Dictionary",
    "DispatchQueue", "Double", "Error", "FileManager", "Float", "Foundation", "IndexPath", "IndexSet", "Int",
    "Int32", "Int64", "JSONDecoder", "JSONEncoder", "Locale", "MainActor", "Never", "NumberFormatter",
    "Optional", "PersonNameComponents", "Range", "Result", "Selector", "Self", "Set", "String", "Task",
    "TimeInterval", "TimeZone", "UInt", "URL", "URLComponents", "URLRequest", "UUID", "UserDefaults", "Void",
  ]

  /// Returns five digits that depend on a path.
  private static func digest(_ path: String) -> String {
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return String(100_000 + hash % 100_000).dropFirst().description
  }
}
