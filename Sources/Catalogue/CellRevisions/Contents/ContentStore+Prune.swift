import CellDrawing
package import CellSnapshots
import Foundation

extension ContentStore {
  /// The result of removing what is old.
  package struct Pruning: Hashable, Sendable {
    package var removedFiles = 0
    package var removedBytes = 0
    package var keptFiles = 0
    package var keptBytes = 0
  }

  /// Removes old bases, and the pictures that no other base has. No other process may use the store meanwhile.
  ///
  /// - Parameters:
  ///   - seconds: The time without use after which a base is removed; nil for no limit.
  ///   - size: The maximum number of bytes, beyond which the bases that were unused for longest are removed; nil for no
  ///     limit.
  ///   - now: The time in seconds since 1970.
  package func prune(
    unusedFor seconds: Int?, beyond size: Int?, now: Int = time(nil), willWait: () -> Void = {}
  ) throws(FileError) -> Pruning {
    let lock = FolderLock(folder, willWait: willWait)
    defer { withExtendedLifetime(lock) {} }
    Leftovers.remove(below: folder)
    var sizes: [StorePath: Int] = [:]
    var bases: [(path: StorePath, time: Int, pictures: [StorePath])] = []
    for path in try paths() {
      var status = stat()
      guard lstat(FilePath.onDisk(self.path(of: path.text)), &status) == 0 else { continue }
      sizes[path] = Int(status.st_size)
      guard case .index(let key, _) = path, case .found(let bytes) = read(path),
        let index = BaseIndex(decoding: bytes, of: key)
      else { continue }
      bases.append((path, status.st_mtim.tv_sec, index.files.map(StorePath.picture)))
    }
    bases.sort { ($0.time, $0.path.text) > ($1.time, $1.path.text) }
    var kept: Set<StorePath> = []
    var keptBytes = 0
    for base in bases {
      if let seconds, now - base.time > seconds { break }
      let new = Set([base.path] + base.pictures).subtracting(kept)
      let bytes = new.reduce(0) { $0 + (sizes[$1] ?? 0) }
      if let size, keptBytes + bytes > size { break }
      kept.formUnion(new)
      keptBytes += bytes
    }
    var pruning = Pruning()
    for (path, size) in sizes {
      if kept.contains(path) {
        pruning.keptFiles += 1
        pruning.keptBytes += size
      } else {
        try remove(path)
        pruning.removedFiles += 1
        pruning.removedBytes += size
      }
    }
    return pruning
  }

  /// Removes a file, and the folder around it if it is empty then.
  private func remove(_ path: StorePath) throws(FileError) {
    let file = self.path(of: path.text)
    guard unlink(FilePath.onDisk(file)) == 0 || errno == ENOENT else {
      throw FileError("delete", file, errorNumber: errno)
    }
    if let parent = FilePath.folder(of: file) { rmdir(FilePath.onDisk(parent)) }
  }
}
