internal import CellDrawing

/// The code and resources of the entries of a program.
package struct CatalogueCode {
  let program: ProgramGraph
  /// The code and resources that all entries use, because they make the entries.
  let shared: EntryUse
  /// The code and resources that each entry uses besides, by its name.
  private(set) var uses: [String: EntryUse] = [:]
  /// The hashes by which a record knows the pieces.
  private(set) var identities: [Int: ContentHash] = [:]
  /// The hashes by which a record knows the pieces of each entry's own closures.
  private(set) var ownIdentities: [String: [Int: ContentHash]] = [:]
  /// The record with which a later program is compared.
  package private(set) var record = CodeRecord()

  private var hashes: CodeHashes
  private let closures: EntryClosures
  private let makers: MakingFunctions

  /// The reason why the entries of a program cannot be told apart.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    /// The program has no `main`.
    case noBeginning
    /// The list of the process's memory cannot be read.
    case noMemory

    package var description: String {
      switch self {
      case .noBeginning: "the program's object files have no main function"
      case .noMemory: "/proc/self has no list of the process's memory"
      }
    }
  }

  /// - Parameters:
  ///   - names: the names of the functions of each entry.
  ///   - texts: the texts of the files that make entries, by the names of their object files.
  ///   - surroundings: what every entry depends on.
  init(
    _ program: ProgramGraph, entries: [EntryCode], names: [[String]], texts: [String: CatalogueText],
    surroundings: [String: String]
  ) throws(Problem) {
    let graph = program.graph
    guard let main = graph.beginning else { throw .noBeginning }
    let closures = EntryClosures(names, in: graph)
    let makers = MakingFunctions(texts, in: graph)
    var shared = EntryUse(uses: makers.shared) { closures.closed.contains($0) }
    shared.add([main] + graph.unnamedUses.sorted(), in: program)
    (self.program, self.closures, self.makers, self.shared) = (program, closures, makers, shared)
    hashes = CodeHashes(graph, replacing: makers.texts)
    record.surroundings = surroundings
    record.surroundings["languages"] = program.resources.languages.sorted().joined(separator: " ")
    record.files = program.resources.files
    for item in program.resources.items { record.items[item.title] = item.hash }

    var sum = CodeSum()
    for piece in shared.code.order { add(piece, to: &sum) }
    for item in shared.items.union(program.resources.always) { add(item: item, to: &sum) }
    for (number, entry) in entries.enumerated() { add(entry, number, beside: sum) }
  }

  private mutating func add(_ entry: EntryCode, _ number: Int, beside all: CodeSum) {
    let (own, renamed) = (closures.own[number], closures.renamed[number])
    let making = makers.making(of: entry)
    let isLeftOut = { [shared, closures] piece in
      shared.code.contains(piece) || closures.closed.contains(piece) && !own.contains(piece)
    }
    var use = EntryUse(uses: makers.shared, without: isLeftOut)
    use.add(own.sorted() + making.uses.filter { !isLeftOut($0) }, in: program)
    var sum = all
    for piece in use.code.order where !shared.code.contains(piece) {
      if let name = program.graph.pieces[piece].name, renamed.name(for: name) != nil,
        let identity = hashes.identity(of: piece, under: renamed)
      {
        let content = hashes.content(of: piece, under: renamed)
        var text = HashedText()
        text.add(entry.name)
        text.add(identity)
        ownIdentities[entry.name, default: [:]][piece] = text.hash
        record.pieces[text.hash] = content
        sum.add(identity, content)
      } else {
        add(piece, to: &sum)
      }
    }
    for item in use.items.subtracting(shared.items) { add(item: item, to: &sum) }
    for hash in making.texts { sum.add(hash, hash) }
    record.entries[entry.name] = sum.hash
    uses[entry.name] = use
  }

  private mutating func add(_ piece: Int, to sum: inout CodeSum) {
    guard !program.graph.isImplied(piece), let identity = identities[piece] ?? hashes.identity(of: piece)
    else {
      return
    }
    let content = hashes.content(of: piece)
    identities[piece] = identity
    record.pieces[identity] = content
    sum.add(identity, content)
  }

  private func add(item: Int, to sum: inout CodeSum) {
    let item = program.resources.items[item]
    sum.add(ContentHash(of: Array(item.title.utf8)), item.hash)
  }
}
