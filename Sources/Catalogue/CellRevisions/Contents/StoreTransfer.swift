import CellDrawing
package import CellSnapshots
import Foundation

/// A copy of bases from one store to another. A base is copied with all of its pictures or not at all.
package struct StoreTransfer: Sendable {
  /// The counts of what was copied.
  package struct Result: Hashable, Sendable {
    package var bases = 0
    package var pictures = 0
    /// The bases that were left out, as a file of theirs is missing or damaged, each with that file.
    package var problems: [FileError] = []
  }

  let store: ContentStore

  package init(_ store: ContentStore) {
    self.store = store
  }

  /// Copies what the store has to another place.
  package func push(to place: StorePlace) throws(FileError) -> Result {
    let lock = store.lock()
    defer { withExtendedLifetime(lock) {} }
    switch place {
    case .folder(let folder): return try Self.copy(from: store, to: ContentStore(making: folder))
    case .address(let address): return try WebStore(address).push(store)
    }
  }

  /// Copies what another place has to the store.
  package func pull(from place: StorePlace) throws(FileError) -> Result {
    let lock = store.lock()
    defer { withExtendedLifetime(lock) {} }
    switch place {
    case .folder(let folder): return try Self.copy(from: ContentStore(reading: folder), to: store)
    case .address(let address): return try WebStore(address).pull(store)
    }
  }

  private static func copy(from source: ContentStore, to target: ContentStore) throws(FileError) -> Result {
    let locks = [source.lock(), target.lock()]
    defer { withExtendedLifetime(locks) {} }
    var result = Result()
    for base in try source.bases() where target.read(base.path).problem != nil {
      guard source.isWhole(base, &result), case .found(let index) = source.read(base.path) else { continue }
      for path in base.pictures where target.read(path).problem != nil {
        guard case .found(let picture) = source.read(path) else { continue }
        try target.keep(picture)
        result.pictures += 1
      }
      try target.write(index, at: base.path, outliving: .powerFailure)
      result.bases += 1
    }
    return result
  }
}

extension ContentStore {
  /// An index, with the paths of its pictures.
  struct Base: Hashable, Sendable {
    var path: StorePath
    var pictures: [StorePath]
  }

  /// Returns the indexes that are whole, in the order of their names.
  func bases() throws(FileError) -> [Base] {
    try FileTree.files(below: path(of: StorePath.bases)).compactMap { name in
      guard let path = StorePath("\(StorePath.bases)/\(name)"), case .index(let key, _) = path,
        case .found(let bytes) = read(path), let index = BaseIndex(decoding: bytes, of: key)
      else { return nil }
      return Base(path: path, pictures: index.files.map(StorePath.picture))
    }
  }

  /// Returns whether all pictures of an index are there. If not, adds a problem that names the first other one.
  func isWhole(_ base: Base, _ result: inout StoreTransfer.Result) -> Bool {
    for path in base.pictures {
      guard let reason = read(path).problem else { continue }
      result.problems.append(FileError("copy", self.path(of: path.text), reason: reason))
      return false
    }
    return true
  }
}
