extension DeflateBlock {
  /// Appends the block to a stream whose last bits are in `rest`.
  func write(to stream: inout [UInt8], rest: inout BitWriter.Rest, isLast: Bool) {
    let (symbolCounts, distanceCounts) = counts
    let symbols = HuffmanCode(counts: symbolCounts, longest: DeflateWords.longestSymbol)
    let distances = HuffmanCode(counts: distanceCounts, longest: 15)
    let head = DeflateHead(symbols: symbols, distances: distances)
    // No length has more than 5 bits beside its symbol, no distance more than 13.
    let bitCount =
      DeflateHead.mostBits + symbols.bitCount(symbolCounts) + distances.bitCount(distanceCounts)
      + allSteps.count * (5 + 13)
    stream += [UInt8](unsafeUninitializedCapacity: bitCount / 8 + 2 * BitWriter.slack) { target, count in
      guard let start = UnsafeMutableRawPointer(target.baseAddress) else { return }
      var writer = BitWriter(start, after: rest)
      head.write(to: &writer, isLast: isLast)
      DeflateWords(symbols: symbols, distances: distances).write(self, to: &writer)
      if isLast { writer.finish() }
      count = writer.place - start
      rest = writer.rest
    }
  }
}
