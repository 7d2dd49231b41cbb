/// The closures of entries, as far as the graph has them.
struct EntryClosures {
  /// The pieces of each entry's own functions.
  let own: [Set<Int>]
  /// The pieces of closures that only draw entries. Whoever makes the entries does not run them.
  let closed: Set<Int>
  /// The beginnings of the names of each entry's closures.
  let renamed: [RenamedCode]

  /// - Parameter names: the names of each entry's functions.
  init(_ names: [[String]], in graph: CodeGraph) {
    let closures = Set(names.joined().compactMap(Self.closure))
    let plain = Set(names.joined()).filter { Self.closure($0) == nil }
    // The pieces of a closure: its code, and the functions that pass its captured values. Closures inside of it are not
    // among them, because only its code leads to them.
    var (families, functions): ([String: Set<Int>], [String: Set<Int>]) = ([:], [:])
    for (number, piece) in graph.pieces.enumerated() where piece.isCode {
      guard let name = piece.name else { continue }
      if plain.contains(name) { functions[name, default: []].insert(number) }
      if let closure = Self.closure(name), closures.contains(closure) {
        families[closure, default: []].insert(number)
      }
    }
    own = names.map { names in
      names.reduce(into: []) { own, name in
        own.formUnion(functions[name] ?? Self.closure(name).flatMap { families[$0] } ?? [])
      }
    }
    renamed = names.map { names in
      RenamedCode(prefixes: names.compactMap(Self.closure).filter { families[$0] != nil })
    }
    closed = Self.handedOver(Array(families.values), in: graph)
  }

  /// Returns the name of a closure without the mark of a function that only passes its captured values; nil for the name of
  /// something else.
  ///
  /// The mangled name of a closure ends with `fU_`, `fU0_`, `fU1_` and so on, or `fu_` if it is an autoclosure.
  static func closure(_ name: String) -> String? {
    let text = name.hasSuffix("TA") ? name.dropLast(2) : name[...]
    guard text.last == "_" else { return nil }
    let letters = text.dropLast().reversed().drop { $0.isNumber }.prefix(2)
    guard letters.elementsEqual("Uf") || letters.elementsEqual("uf") else { return nil }
    return String(text)
  }

  /// Returns the pieces of the closures that whoever makes them only hands to an entry.
  private static func handedOver(_ families: [Set<Int>], in graph: CodeGraph) -> Set<Int> {
    var numbers: [Int: Int] = [:]
    for (number, family) in families.enumerated() {
      for piece in family { numbers[piece] = number }
    }
    let files = Set(numbers.keys.map { graph.pieces[$0].object })
    var others: Set<Int> = []
    for (user, piece) in graph.pieces.enumerated() where files.contains(piece.object) {
      for (index, reference) in piece.references.enumerated() {
        guard let family = graph.target(of: reference).flatMap({ numbers[$0] }), numbers[user] != family,
          !piece.isCode || !isTaken(after: index, in: piece, graph)
        else { continue }
        others.insert(family)
      }
    }
    return Set(families.indices.filter { !others.contains($0) }.flatMap { families[$0] })
  }

  /// Whether the next function that is called after a use of a closure is one of an entry.
  private static func isTaken(after index: Int, in piece: CodePiece, _ graph: CodeGraph) -> Bool {
    for reference in piece.references[(index + 1)...] where reference.isCall {
      // A function of the same file may be anything.
      guard case .name(let number) = reference.target else { return false }
      let name = graph.names.texts[number]
      if EntryMakers.contains(name) { return true }
      guard isOfRuntime(name) else { return false }
    }
    return false
  }

  /// Whether a function only counts references, allocates memory, copies, releases or finds types.
  private static func isOfRuntime(_ name: String) -> Bool {
    name.hasPrefix("swift_") || name.hasPrefix("__swift") || name.hasPrefix("mem") || name.hasSuffix("Ma")
      || name.hasSuffix("Wl") || name.contains("WO")
  }
}
