/// A store of documents' files up to a number of bytes. It drops the least recently used files first.
struct DocumentFileStore: ValueStore {
  enum Key: Hashable {
    case image(ImageContent)
    case pixels(ContentHash, width: Int)
  }

  private struct Entry {
    var file: DocumentFile
    var lastUse: Int
  }

  private(set) var byteCount = 0
  private let maximumBytes: Int
  private var entries: [Key: Entry] = [:]
  private var clock = 0

  init(maximumBytes: Int) {
    self.maximumBytes = maximumBytes
  }

  mutating func find(_ key: Key) -> DocumentFile? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].file
  }

  /// Keeps a file, unless it is larger than a quarter of the store.
  mutating func keep(_ file: DocumentFile, for key: Key) {
    guard entries[key] == nil, file.byteCount <= maximumBytes / 4 else { return }
    clock += 1
    entries[key] = Entry(file: file, lastUse: clock)
    byteCount += file.byteCount
    if byteCount > maximumBytes { forget() }
  }

  /// Drops files until a quarter of the store is free, so that sorting is rare.
  private mutating func forget() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where byteCount > maximumBytes / 4 * 3 {
      entries[key] = nil
      byteCount -= entry.file.byteCount
    }
  }
}

extension DocumentFile {
  /// The approximate size of the file and of everything that is kept with it, in bytes.
  fileprivate var byteCount: Int { file.bytes.count + 128 }
}
