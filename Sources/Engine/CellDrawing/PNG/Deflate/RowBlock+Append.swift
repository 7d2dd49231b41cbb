extension RowBlock {
  /// The maximum number of bytes that are counted completely. Larger blocks are sampled to save time.
  private static let counted = 1 << 17
  /// The number of consecutive rows in a counted strip.
  private static let strip = 8

  /// Appends the rows to a stream whose last bits are in `rest`.
  func append(
    to stream: inout [UInt8], rest: inout BitWriter.Rest, isLast: Bool, by search: borrowing CopySearch
  ) {
    let (symbols, distances) = codes(by: search)
    let head = DeflateHead(symbols: symbols, distances: distances)
    let words = DeflateWords(symbols: symbols, distances: distances)
    var writer = BitWriter(written, after: rest)
    head.write(to: &writer, isLast: isLast)
    words.write(self, by: search, to: &writer)
    if isLast { writer.finish() }
    stream += UnsafeRawBufferPointer(start: written, count: writer.place - written)
    rest = writer.rest
  }

  /// Returns the codes for the symbols, by how often they occur in the counted strips of the rows.
  private func codes(by search: borrowing CopySearch) -> (symbols: HuffmanCode, distances: HuffmanCode) {
    let rate = max(1, byteCount / Self.counted)
    var counts = SymbolCounts()
    search.forgetAll()
    for row in 0..<rowCount where Self.isCounted(strip: row / Self.strip, rate: rate) {
      search.add(row, of: self, to: &counts)
    }
    // A symbol that does not occur in the counted rows may occur in the other rows.
    func estimated(_ counts: [UInt32]) -> [UInt32] {
      rate == 1 ? counts : counts.map { max(1, $0 * UInt32(rate)) }
    }
    return (
      HuffmanCode(counts: estimated(counts.symbols), longest: DeflateWords.longestSymbol),
      HuffmanCode(counts: estimated(counts.ofDistances), longest: DeflateWords.longestDistance)
    )
  }

  /// Returns whether a strip is counted. One of each `rate` strips is, at varying places: in a list with rows of
  /// that height, every counted strip could otherwise show the same part of a row.
  private static func isCounted(strip: Int, rate: Int) -> Bool {
    let (group, place) = strip.quotientAndRemainder(dividingBy: rate)
    return place == Int(UInt32(truncatingIfNeeded: group) &* 0x9E37_79B1 >> 16) % rate
  }
}
