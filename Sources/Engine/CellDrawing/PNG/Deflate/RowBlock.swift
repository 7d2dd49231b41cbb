/// Whole rows of a picture that are compressed together. Each row is stored as its difference from the row above.
struct RowBlock: ~Copyable {
  /// The maximum number of bytes of a block. It has room for at least eight of the longest rows.
  static let size = 1 << 20
  /// The number of bytes after the last one that are read together with it. They change nothing.
  private static let slack = DeflateSymbol.longestLength + 8

  let bytes: UnsafeMutableRawPointer
  /// The memory for the compressed bytes.
  let written: UnsafeMutableRawPointer
  /// The number of bytes that the block has room for.
  let capacity: Int
  private(set) var bytesInRow = 1
  /// The number of bytes of a pixel.
  private(set) var channels = 0
  /// For each row, the range of bytes that changed. Outside it, all bytes after the first are zeros.
  private(set) var changes: [Range<Int>] = []

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(byteCount: capacity + Self.slack, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: capacity + Self.slack)
    written = .allocate(byteCount: DeflateWords.maximumBytes(of: capacity), alignment: 16)
  }

  deinit {
    bytes.deallocate()
    written.deallocate()
  }

  var rowCount: Int { changes.count }
  var byteCount: Int { changes.count * bytesInRow }

  /// Replaces the block's rows by the next ones. Returns false if the rows have no alpha channel and a pixel needs
  /// it.
  mutating func take(_ range: Range<Int>, of rows: PNGRows) -> Bool {
    (bytesInRow, channels) = (rows.byteCount, rows.channels)
    precondition(range.count * bytesInRow <= capacity, "a block is too small for its rows")
    changes.removeAll(keepingCapacity: true)
    for row in range {
      let room = (bytes + byteCount).assumingMemoryBound(to: UInt8.self)
      guard let changed = rows.write(row, to: room) else { return false }
      changes.append(changed)
    }
    return true
  }
}
