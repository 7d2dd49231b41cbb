/// Pixels of images up to a number of bytes, the least recently used forgotten first, and, unless specified, all
/// that nobody asked for in a long time.
struct PixelStore: ValueStore {
  enum Size: Hashable {
    /// As decoded, with sides that many times halved.
    case halved(Int)
    case exact(width: Int, height: Int)

    fileprivate var isScaled: Bool {
      if case .exact = self { true } else { false }
    }
  }

  struct Key: Hashable {
    var content: ImageContent
    var size: Size
  }

  private struct Entry {
    var pixels: ImagePixels
    var lastUse: Int
  }

  /// As many others as are asked for while a few entries are drawn that have photos in common.
  static let usualRest = 512

  private(set) var byteCount = 0
  private var scaledByteCount = 0
  private let mostBytes: Int
  /// Of what was scaled, which is less often drawn again, and costs less to make again, than what was decoded.
  private let mostScaledBytes: Int
  /// So many others may be asked for until one is forgotten.
  private let longestRest: Int
  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var lastSweep = 0

  init(mostBytes: Int, mostScaledBytes: Int = .max, longestRest: Int = usualRest) {
    self.mostBytes = mostBytes
    self.mostScaledBytes = mostScaledBytes
    self.longestRest = longestRest
  }

  mutating func find(_ key: Key) -> ImagePixels? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].pixels
  }

  /// What is larger than a quarter of all is not kept.
  mutating func keep(_ pixels: ImagePixels, for key: Key) {
    guard entries[key] == nil, pixels.bytes.count <= mostBytes / 4 else { return }
    clock += 1
    if clock - lastSweep > longestRest / 4 { sweep() }
    entries[key] = Entry(pixels: pixels, lastUse: clock)
    byteCount += pixels.bytes.count
    if key.size.isScaled { scaledByteCount += pixels.bytes.count }
    if scaledByteCount > mostScaledBytes { forgetScaled() }
    if byteCount > mostBytes { forget() }
  }

  private mutating func sweep() {
    lastSweep = clock
    for (key, entry) in entries where clock - entry.lastUse > longestRest { remove(key) }
  }

  /// Makes room for a quarter at once, so that sorting is rare; what was used last stays, however large.
  private mutating func forgetScaled() {
    for key in oldest.dropLast() where key.size.isScaled && scaledByteCount > mostScaledBytes / 4 * 3 {
      remove(key)
    }
  }

  /// Makes room for a quarter at once.
  private mutating func forget() {
    let oldest = oldest
    // Decoding costs several times as much as scaling, so most of the room is for what was decoded.
    for key in oldest where key.size.isScaled && scaledByteCount > mostBytes / 4 { makeRoom(by: key) }
    for key in oldest { makeRoom(by: key) }
  }

  private mutating func makeRoom(by key: Key) {
    if byteCount > mostBytes / 4 * 3 { remove(key) }
  }

  private var oldest: [Key] { entries.keys.sorted { lastUse($0) < lastUse($1) } }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.pixels.bytes.count
    if key.size.isScaled { scaledByteCount -= entry.pixels.bytes.count }
  }

  private func lastUse(_ key: Key) -> Int { entries[key]?.lastUse ?? 0 }
}
