/// The types of an app that name none of its other types, or only such types: generated colours and texts, formatters,
/// constants.
///
/// Their bodies need nothing else of the app, so they are compiled at any distance.
struct LeafTypes {
  /// The names of the types that no other type is around.
  private(set) var names: Set<String> = []

  /// The names of what only a phone has. A type that uses them often ends the program where it finds nothing.
  private static let surroundings: Set<String> = [
    "infoDictionary", "forInfoDictionaryKey", "ProcessInfo", "SecItemCopyMatching", "URLSession",
  ]

  /// The number of types between a type and the last type that it needs.
  private static let maximumDepth = 3

  init(_ files: [SliceFile]) {
    var owners: [String: Set<String>] = [:]
    var used: [String: Set<String>] = [:]
    var excluded: Set<String> = []
    for file in files {
      var outer: [String] = []
      for declaration in file.declarations {
        let owner = declaration.parent.map { outer[$0] } ?? Self.firstName(declaration)
        outer.append(owner)
        guard declaration.kind != .importing, !owner.isEmpty else { continue }
        if declaration.kind.isType || declaration.kind == .alias {
          for name in declaration.names { owners[name, default: []].insert(owner) }
          if declaration.kind == .classType, !Self.isPlain(declaration) { excluded.insert(owner) }
        }
        used[owner, default: []].formUnion(declaration.signatureNames)
        used[owner, default: []].formUnion(declaration.bodyNames)
      }
    }
    let needed = used.filter { owners[$0.key] != nil && !excluded.contains($0.key) }
      .filter { Self.surroundings.isDisjoint(with: $0.value) }
      .mapValues { names in names.reduce(into: Set<String>()) { $0.formUnion(owners[$1] ?? []) } }
    for _ in 0...Self.maximumDepth {
      names = Set(needed.filter { $0.value.subtracting(names).subtracting([$0.key]).isEmpty }.keys)
    }
  }

  /// The name of the outermost type that a declaration at the top of a file declares or extends; empty for others.
  private static func firstName(_ declaration: SliceDeclaration) -> String {
    guard declaration.kind.isType || declaration.kind == .extending else { return "" }
    return declaration.name.split(separator: ".").first.map(String.init) ?? ""
  }

  /// Whether a class descends from none, as far as its own declaration says.
  private static func isPlain(_ declaration: SliceDeclaration) -> Bool {
    guard let first = declaration.inherited.first?.name else { return true }
    return first == "NSObject" || protocols.contains(first)
  }

  private static let protocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable", "Comparable", "Identifiable",
    "CustomStringConvertible", "Error",
  ]
}
