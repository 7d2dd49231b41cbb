import CellDrawing
import CellSnapshots
import Foundation

/// A store at an address, where nothing lists files. A list of its own names the indexes.
struct WebStore: Sendable {
  private let files: WebFiles
  /// The path of the list: the path of an index in each line.
  static let list = "indexes.txt"
  /// The maximum size of the list in bytes.
  private static let maximumListSize = 16 << 20

  init(_ address: StoreAddress) {
    files = WebFiles(address: address)
  }

  /// Copies what the address has to a store. Every file is checked before it is kept.
  func pull(_ store: ContentStore) throws(FileError) -> StoreTransfer.Result {
    let work = try TemporaryPlace()
    guard let indexes = try indexes(work) else {
      throw FileError(
        "read", files.address.shown,
        reason: "there is no store, as it has no \(Self.list); push one there first")
    }
    var result = StoreTransfer.Result()
    let lacking = indexes.filter { store.read($0).problem != nil }
    _ = try files.get(lacking.map(\.text), into: work.path)
    for path in lacking {
      guard case .index(let key, _) = path, let bytes = bytes(path, work, &result),
        let index = BaseIndex(decoding: bytes, of: key)
      else { continue }
      let missing = Set(index.files).filter { store.read(.picture($0)).problem != nil }.map(StorePath.picture)
      _ = try files.get(missing.map(\.text).sorted(), into: work.path)
      let problems = result.problems.count
      for picture in missing {
        guard let bytes = self.bytes(picture, work, &result) else { break }
        try store.keep(bytes)
        result.pictures += 1
      }
      guard result.problems.count == problems else { continue }
      try store.write(bytes, at: path, outliving: .powerFailure)
      result.bases += 1
    }
    return result
  }

  /// Copies what a store has to the address. The list comes last, so that it names complete bases only.
  func push(_ store: ContentStore) throws(FileError) -> StoreTransfer.Result {
    let work = try TemporaryPlace()
    let known = try indexes(work) ?? []
    var result = StoreTransfer.Result()
    var (new, pictures): ([StorePath], Set<StorePath>) = ([], [])
    for base in try store.bases() where !known.contains(base.path) {
      guard store.isWhole(base, &result) else { continue }
      new.append(base.path)
      pictures.formUnion(base.pictures)
    }
    guard !new.isEmpty else { return result }
    for paths in [Array(pictures), new] {
      try files.put(Dictionary(uniqueKeysWithValues: paths.map { ($0.text, store.path(of: $0.text)) }))
    }
    let text = (known + new).map { $0.text + "\n" }.joined()
    let file = work.path(of: "new-list")
    _ = try AtomicFile.replace(Array(text.utf8), at: file)
    try files.put([Self.list: file])
    (result.bases, result.pictures) = (new.count, pictures.count)
    return result
  }

  /// Returns the indexes in the list; nil if there is no list.
  private func indexes(_ work: TemporaryPlace) throws(FileError) -> [StorePath]? {
    guard try !files.get([Self.list], into: work.path).isEmpty,
      let bytes = try InputBytes.read(work.path(of: Self.list)), bytes.count <= Self.maximumListSize
    else { return nil }
    var seen: Set<StorePath> = []
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      guard let path = StorePath(line), case .index = path, seen.insert(path).inserted else { return nil }
      return path
    }
  }

  /// Returns the bytes of a file that was read; nil, with a problem, if it is missing or has other bytes.
  private func bytes(
    _ path: StorePath, _ work: TemporaryPlace, _ result: inout StoreTransfer.Result
  ) -> [UInt8]? {
    let read = (try? InputBytes.read(work.path(of: path.text))) ?? nil
    if let read, ContentHash(of: read) == path.hash { return read }
    let reason = read == nil ? "it is missing" : "its bytes are not those of its name"
    result.problems.append(FileError("copy", files.address.shown + path.text, reason: reason))
    return nil
  }
}
