internal import CellDrawing

/// The functions that make entries, with what they use for each entry and what they use for all.
///
/// Their code is known by its text, because an entry that is added moves all of it.
struct MakingFunctions {
  /// The hashes of the functions' texts, without the entries.
  private(set) var texts: [Int: ContentHash] = [:]
  /// The pieces that the functions use besides entries.
  private(set) var shared: [Int: [Int]] = [:]
  /// The pieces that the functions use for the entries in each line, by the names of the object files.
  private var own: [String: [Int: [Int]]] = [:]
  private let files: [String: CatalogueText]

  /// - Parameter files: the texts of files that make entries, by the names of their object files.
  init(_ files: [String: CatalogueText], in graph: CodeGraph) {
    self.files = files
    for piece in EntryMakers.pieces(in: graph) {
      let file = graph.files[graph.pieces[piece].object].name
      guard let text = files[file], Self.isIn(text, piece, graph) else { continue }
      texts[piece] = text.rest
      shared[piece] = graph.conformances[piece] ?? []
      for reference in graph.pieces[piece].references {
        guard let target = graph.target(of: reference) else { continue }
        let isOwn = !text.entries(onLine: reference.line).isEmpty
        if isOwn { own[file, default: [:]][reference.line, default: []].append(target) }
        // Code that the compiler adds has no line, and any entry may need it.
        if !isOwn || text.otherLines.contains(reference.line) { shared[piece, default: []].append(target) }
      }
    }
  }

  /// Whether a text has every entry that a function makes. An entry may be made under a name that is not seen, as in
  /// `.init("Note") { NoteCell() }`.
  private static func isIn(_ text: CatalogueText, _ piece: Int, _ graph: CodeGraph) -> Bool {
    graph.pieces[piece].references.allSatisfy { reference in
      guard case .name(let name) = reference.target, EntryMakers.makes(graph.names.texts[name]) else {
        return true
      }
      return !text.entries(onLine: reference.line).isEmpty
    }
  }

  /// Returns what is used to make an entry, and the hashes of the text that makes it. Everything is returned if the entry
  /// does not say where it is made.
  func making(of entry: EntryCode) -> (uses: [Int], texts: [ContentHash]) {
    if let place = entry.place, let text = files[place.file + ".o"] {
      let entries = text.entries(onLine: place.line)
      if !entries.isEmpty {
        let lines = own[place.file + ".o"] ?? [:]
        let uses = entries.flatMap { entry in entry.lines.flatMap { lines[$0] ?? [] } }
        return (uses, entries.map(\.hash))
      }
    }
    return (own.values.flatMap { $0.values.joined() }, files.values.flatMap { $0.entries.map(\.hash) })
  }
}
