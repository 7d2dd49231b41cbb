/// Everything that some code uses: functions, constants and resources.
struct EntryUse {
  /// The functions and constants.
  private(set) var code: CodeReach
  /// The resources, by their numbers in the index.
  private(set) var items: Set<Int> = []
  /// The number of pieces whose texts were looked at.
  private var read = 0

  /// - Parameters:
  ///   - uses: the uses of some pieces in place of those in the graph.
  ///   - isClosed: whether a piece is left out.
  init(uses: [Int: [Int]], without isClosed: @escaping (Int) -> Bool) {
    code = CodeReach(uses: uses, without: isClosed)
  }

  /// Adds code with everything that it uses, and what the used nibs name.
  mutating func add(_ roots: [Int], in program: ProgramGraph) {
    code.add(roots, in: program.graph)
    while read < code.order.count {
      var (meant, found): ([Int], [Int]) = ([], [])
      while read < code.order.count {
        let piece = code.order[read]
        read += 1
        for text in program.graph.pieces[piece].texts { meant += program.resources.items(meantBy: text) }
        if program.hidesTexts(piece) { meant += program.resources.items.indices }
        if program.looksForClasses(piece) { found += program.classes.values.joined() }
      }
      // A nib has texts of its own, which may name further nibs.
      while let item = meant.popLast() {
        guard items.insert(item).inserted else { continue }
        for text in program.resources.items[item].texts {
          found += program.classes[text] ?? []
          meant += program.resources.items(meantBy: text)
        }
      }
      code.add(found, in: program.graph)
    }
  }
}
