import CellDrawing
package import CellSnapshots
import Foundation

extension ContentStore {
  /// The pictures that the store has of a base revision.
  package struct Known: Hashable, Sendable {
    /// The entries whose pictures are all there and whole; nil if the store knows nothing about the revision.
    package var index: BaseIndex?
    /// The files that are missing or damaged, each with the reason. What they were for counts as unknown.
    package var problems: [FileError] = []
  }

  /// Returns what the store has of a base revision, after a look at each file.
  ///
  /// - Parameter entries: The entries that are asked for; nil for all.
  package func known(of key: BaseKey, entries: [String]? = nil) throws(FileError) -> Known {
    var known = Known()
    for path in try indexes(of: key) {
      let file = self.path(of: path.text)
      switch read(path) {
      case .missing: continue
      case .damaged(let reason): known.problems.append(FileError("use", file, reason: reason))
      case .found(let bytes):
        guard let index = BaseIndex(decoding: bytes, of: key) else {
          known.problems.append(FileError("use", file, reason: "it is no index of this version"))
          continue
        }
        touch(file)
        if known.index == nil { known.index = index } else { known.index?.add(index) }
      }
    }
    let asked = entries.map(\.pathBytes)
    var forgotten: Set<PathBytes> = []
    for picture in known.index?.pictures ?? [] where asked?.contains(PathBytes(picture.entry)) ?? true {
      guard let hash = picture.file.flatMap({ ContentHash($0) }) else { continue }
      guard let reason = read(.picture(hash)).problem else { continue }
      forgotten.insert(PathBytes(picture.entry))
      known.problems.append(
        FileError("use", path(of: StorePath.picture(hash).text), reason: reason))
    }
    known.index?.forget(forgotten)
    return known
  }

  /// Writes an index of pictures that were kept before, so that it survives a power failure. A picture that does not has
  /// another hash then, and is drawn again.
  package func add(_ index: BaseIndex, of key: BaseKey) throws(FileError) {
    let bytes = index.bytes
    try write(bytes, at: .index(key, ContentHash(of: bytes)), outliving: .powerFailure)
  }

  /// Returns the paths of the indexes of a key, in the order of their names.
  private func indexes(of key: BaseKey) throws(FileError) -> [StorePath] {
    let place = "\(StorePath.bases)/\(key.sources)"
    return try FileTree.files(below: path(of: place)).compactMap { StorePath("\(place)/\($0)") }
      .filter { if case .index(key, _) = $0 { true } else { false } }
  }

  /// Returns the paths of all indexes and pictures, in the order of their names. Other files of the folder are left out.
  func paths() throws(FileError) -> [StorePath] {
    try FileTree.files(below: folder).compactMap { StorePath($0) }
  }
}
