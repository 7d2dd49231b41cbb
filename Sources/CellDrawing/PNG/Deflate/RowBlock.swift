/// Whole rows of a picture that are compressed together, each less the one above it.
struct RowBlock: ~Copyable {
  /// The most bytes of a block: eight of the longest rows at least.
  static let size = 1 << 20
  /// Bytes beyond the last one that are read with it and change nothing.
  private static let slack = DeflateSymbol.longestLength + 8

  let bytes: UnsafeMutableRawPointer
  /// Room for all bytes once they are compressed.
  let written: UnsafeMutableRawPointer
  /// How many bytes there is room for.
  let capacity: Int
  private(set) var bytesInRow = 1
  /// Bytes of a pixel.
  private(set) var channels = 0
  /// Of each row, the bytes outside of which, and after the first, all are zeros.
  private(set) var changes: [Range<Int>] = []

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(byteCount: capacity + Self.slack, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: capacity + Self.slack)
    written = .allocate(byteCount: DeflateWords.mostBytes(of: capacity), alignment: 16)
  }

  deinit {
    bytes.deallocate()
    written.deallocate()
  }

  var rowCount: Int { changes.count }
  var byteCount: Int { changes.count * bytesInRow }

  /// Takes the next rows in place of those it has; false where they have no alpha and a pixel needs it.
  mutating func take(_ range: Range<Int>, of rows: PNGRows) -> Bool {
    (bytesInRow, channels) = (rows.byteCount, rows.channels)
    precondition(range.count * bytesInRow <= capacity, "a block has no room for the rows")
    changes.removeAll(keepingCapacity: true)
    for row in range {
      let room = (bytes + byteCount).assumingMemoryBound(to: UInt8.self)
      guard let changed = rows.write(row, to: room) else { return false }
      changes.append(changed)
    }
    return true
  }
}
