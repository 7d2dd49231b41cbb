/// A store of images' pixels up to a number of bytes. It drops the least recently used pixels first.
///
/// Unless specified, it also drops pixels that were not used for a long time.
struct PixelStore: ValueStore {
  enum Size: Hashable {
    /// The decoded image, with both sides halved this many times.
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

  /// The default of `longestRest`: enough while a few entries with common photos are drawn.
  static let usualRest = 512

  private(set) var byteCount = 0
  private var scaledByteCount = 0
  private let maximumBytes: Int
  /// The maximum bytes of scaled pixels. They are drawn again less often than decoded ones, and are cheaper to make
  /// again.
  private let maximumScaledBytes: Int
  /// The number of lookups of others after which unused pixels are dropped.
  private let longestRest: Int
  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var lastSweep = 0

  init(maximumBytes: Int, maximumScaledBytes: Int = .max, longestRest: Int = usualRest) {
    self.maximumBytes = maximumBytes
    self.maximumScaledBytes = maximumScaledBytes
    self.longestRest = longestRest
  }

  mutating func find(_ key: Key) -> ImagePixels? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].pixels
  }

  /// Keeps pixels, unless they are larger than a quarter of the store.
  mutating func keep(_ pixels: ImagePixels, for key: Key) {
    guard entries[key] == nil, pixels.bytes.count <= maximumBytes / 4 else { return }
    clock += 1
    if clock - lastSweep > longestRest / 4 { sweep() }
    entries[key] = Entry(pixels: pixels, lastUse: clock)
    byteCount += pixels.bytes.count
    if key.size.isScaled { scaledByteCount += pixels.bytes.count }
    if scaledByteCount > maximumScaledBytes { forgetScaled() }
    if byteCount > maximumBytes { forget() }
  }

  private mutating func sweep() {
    lastSweep = clock
    for (key, entry) in entries where clock - entry.lastUse > longestRest { remove(key) }
  }

  /// Drops scaled pixels until a quarter of their limit is free, so that sorting is rare. It keeps the last used
  /// pixels, however large.
  private mutating func forgetScaled() {
    for key in oldest.dropLast() where key.size.isScaled && scaledByteCount > maximumScaledBytes / 4 * 3 {
      remove(key)
    }
  }

  /// Drops pixels until a quarter of the store is free.
  private mutating func forget() {
    let oldest = oldest
    // Decoding is several times as expensive as scaling, so most of the store is for decoded pixels.
    for key in oldest where key.size.isScaled && scaledByteCount > maximumBytes / 4 { makeRoom(by: key) }
    for key in oldest { makeRoom(by: key) }
  }

  private mutating func makeRoom(by key: Key) {
    if byteCount > maximumBytes / 4 * 3 { remove(key) }
  }

  private var oldest: [Key] { entries.keys.sorted { lastUse($0) < lastUse($1) } }

  private mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.pixels.bytes.count
    if key.size.isScaled { scaledByteCount -= entry.pixels.bytes.count }
  }

  private func lastUse(_ key: Key) -> Int { entries[key]?.lastUse ?? 0 }
}
