/// The pieces that a program can come to from some of them.
struct CodeReach {
  private let isClosed: (Int) -> Bool
  /// The uses of some pieces in place of those in the graph.
  private let uses: [Int: [Int]]
  /// The pieces, with the piece from which each was found; none for those at the beginning.
  private var found: [Int: Int?] = [:]
  /// The pieces in the order in which they were found.
  private(set) var order: [Int] = []
  /// The number of pieces whose uses were followed.
  private var followed = 0

  /// - Parameters:
  ///   - uses: the uses of some pieces in place of those in the graph.
  ///   - isClosed: whether the search does not go on into a piece that another one uses.
  init(uses: [Int: [Int]] = [:], without isClosed: @escaping (Int) -> Bool = { _ in false }) {
    (self.uses, self.isClosed) = (uses, isClosed)
  }

  /// Adds pieces with everything that they come to.
  mutating func add(_ roots: [Int], in graph: CodeGraph) {
    for root in roots where found[root] == nil {
      found[root] = .some(nil)
      order.append(root)
    }
    while followed < order.count {
      let piece = order[followed]
      followed += 1
      for use in uses[piece] ?? graph.uses(of: piece) where found[use] == nil && !isClosed(use) {
        found[use] = piece
        order.append(use)
      }
    }
  }

  func contains(_ piece: Int) -> Bool { found[piece] != nil }

  /// Returns the pieces on the way to a piece, from the beginning.
  func way(to piece: Int) -> [Int] {
    var way = [piece]
    while let last = way.last, let before = found[last], let before { way.append(before) }
    return way.reversed()
  }
}
