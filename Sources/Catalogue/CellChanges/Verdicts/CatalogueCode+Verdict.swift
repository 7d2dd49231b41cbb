internal import CellDrawing

extension CatalogueCode {
  /// Returns whether an entry can differ from the one of an earlier program.
  ///
  /// - Parameters:
  ///   - base: the record of the earlier program.
  ///   - files: what differs besides code and resources of the program.
  package func verdict(for entry: String, since base: CodeRecord, _ files: ChangedFiles) -> EntryVerdict {
    if let reason = files.reason { return .unknown(because: reason) }
    for (name, value) in record.surroundings.sorted(by: { $0.key < $1.key })
    where base.surroundings[name] != value {
      return .unknown(because: Self.reason(forSurrounding: name))
    }
    if let name = base.surroundings.keys.sorted().first(where: { record.surroundings[$0] == nil }) {
      return .unknown(because: Self.reason(forSurrounding: name))
    }
    guard let use = uses[entry], let hash = record.entries[entry] else {
      return .unknown(because: "the entry is not in the catalogue")
    }
    guard let earlier = base.entries[entry] else { return .affected(because: "the entry is new") }
    if let file = files.others.first, let reader = reader(of: use) {
      return .unknown(because: "\(file) differs, and \(reader) reads files")
    }
    guard hash != earlier else {
      return .notAffected(
        because: "none of the \(count(use)) functions, constants and resources that it uses differs")
    }
    return .affected(because: difference(of: entry, use, since: base))
  }

  private static func reason(forSurrounding name: String) -> String {
    switch name {
    case "CellSnap": "CellSnap's own code differs"
    case "languages": "the languages of the resources differ"
    default: "the \(name) differs"
    }
  }

  private func count(_ use: EntryUse) -> Int {
    shared.code.order.count + use.code.order.count { !shared.code.contains($0) }
      + shared.items.union(use.items).union(program.resources.always).count
  }

  /// Returns the file of the first function that an entry uses and that reads files; nil if there is none.
  private func reader(of use: EntryUse) -> String? {
    (use.code.order + shared.code.order).first { program.readsFiles($0) }.map { file(of: $0) }
  }

  /// Returns the name of the source file of a piece.
  private func file(of piece: Int) -> String {
    let name = program.graph.files[program.graph.pieces[piece].object].name
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return last.hasSuffix(".o") ? String(last.dropLast(2)) : last
  }

  /// Returns what differs first, with the files on the way to it.
  private func difference(of entry: String, _ use: EntryUse, since base: CodeRecord) -> String {
    for item in use.items.union(shared.items).union(program.resources.always).sorted() {
      let item = program.resources.items[item]
      if base.items[item.title] != item.hash { return "\(item.title) differs" }
    }
    for code in [use.code, shared.code] {
      for piece in code.order {
        guard let identity = ownIdentities[entry]?[piece] ?? identities[piece],
          let content = record.pieces[identity], base.pieces[identity] != content
        else { continue }
        var files: [String] = []
        for step in code.way(to: piece) where files.last != file(of: step) { files.append(file(of: step)) }
        guard files.count > 1, let last = files.last else { return "\(file(of: piece)) differs" }
        return "\(last) differs, which it uses by way of \(files.dropLast().joined(separator: ", "))"
      }
    }
    return "its own lines in the catalogue differ, or something that it used is gone"
  }
}
