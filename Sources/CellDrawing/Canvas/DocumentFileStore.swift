/// Files of documents up to a number of bytes, the least recently used forgotten first.
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
  private let mostBytes: Int
  private var entries: [Key: Entry] = [:]
  private var clock = 0

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  mutating func find(_ key: Key) -> DocumentFile? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].file
  }

  /// What is larger than a quarter of all is not kept.
  mutating func keep(_ file: DocumentFile, for key: Key) {
    guard entries[key] == nil, file.byteCount <= mostBytes / 4 else { return }
    clock += 1
    entries[key] = Entry(file: file, lastUse: clock)
    byteCount += file.byteCount
    if byteCount > mostBytes { forget() }
  }

  /// Makes room for a quarter at once, so that sorting is rare.
  private mutating func forget() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where byteCount > mostBytes / 4 * 3 {
      entries[key] = nil
      byteCount -= entry.file.byteCount
    }
  }
}

extension DocumentFile {
  /// Of the file, and of what else is kept with it.
  fileprivate var byteCount: Int { file.bytes.count + 128 }
}
