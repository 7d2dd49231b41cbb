import Foundation

extension ReferenceStore {
  /// Returns the sorted paths, below the folder, of the references that nothing produces any more. Call this after a
  /// run of all entries.
  ///
  /// A picture of an existing entry is not dead if it was recorded under a scale or traits that the run did not
  /// examine. A file that no snapshot could have made, by its name or contents, is not dead either.
  ///
  /// - Parameters:
  ///   - names: The snapshots that the run examined.
  ///   - entries: The entries of the catalogue, including those that could not be drawn.
  ///   - undrawn: The entries with a picture that could not be drawn. None of their references is dead.
  ///   - areAllWidths: Whether the run examined all widths. If not, a picture at another width is not dead.
  package func deadReferences(
    names: some Sequence<SnapshotName>, entries: some Sequence<EntryName>, undrawn: [EntryName] = [],
    areAllWidths: Bool = true
  ) throws(FileError) -> [String] {
    var titles: Set<PathBytes> = []
    var covered: Set<ReferencePath> = []
    for name in names {
      titles.insert(PathBytes(name.title))
      covered.formUnion(
        ReferencePath.readings(of: name.path(format: .png))
          .filter { PathBytes($0.entryPath) == PathBytes(name.entry.path) })
    }
    if areAllWidths { covered = Set(covered.map(\.anyWidth)) }
    let known = entries.map(\.path).pathBytes
    let undrawn = undrawn.map(\.path).pathBytes
    return try FileTree.files(below: folder).filter { path in
      guard let title = ReferencePath.title(of: path), !titles.contains(PathBytes(title)),
        ReferencePath.isReference(path)
      else { return false }
      let isDead = ReferencePath.readings(of: path).allSatisfy {
        !undrawn.contains(PathBytes($0.entryPath))
          && (!known.contains(PathBytes($0.entryPath)) || covered.contains(areAllWidths ? $0.anyWidth : $0))
      }
      return isDead && holdsReference(path)
    }
  }

  /// Returns the sorted paths, below the folder, of the references of some entries that a run did not examine.
  ///
  /// - Parameters:
  ///   - names: The snapshots that the run examined.
  ///   - entries: The entries of the run.
  ///   - dead: The references that no entry produces any more. They are left out.
  package func unseenReferences(
    names: some Sequence<SnapshotName>, entries: some Sequence<EntryName>, dead: [String] = []
  ) throws(FileError) -> [String] {
    let titles = names.map(\.title).pathBytes
    let known = entries.map(\.path).pathBytes
    let dead = dead.pathBytes
    return try FileTree.files(below: folder).filter { path in
      guard !dead.contains(PathBytes(path)), let title = ReferencePath.title(of: path),
        !titles.contains(PathBytes(title)),
        ReferencePath.isReference(path)
      else { return false }
      return ReferencePath.readings(of: path).contains { known.contains(PathBytes($0.entryPath)) }
        && holdsReference(path)
    }
  }

  /// Deletes references, and the folders that become empty.
  ///
  /// The paths come from a run's file. So this throws before it deletes anything if a path does not belong to a
  /// reference, leads out of the folder, or names a file that is not marked as a reference.
  package func remove(_ paths: [String]) throws(FileError) {
    // A run's file may contain a path several times.
    var seen: Set<PathBytes> = []
    let paths = paths.filter { seen.insert(PathBytes($0)).inserted }
    for path in paths { try checkRemoval(of: path) }
    for path in paths { try remove(path) }
  }

  private func remove(_ path: String) throws(FileError) {
    let file = FilePath.appending(path, to: folder)
    guard unlink(FilePath.onDisk(file)) == 0 || errno == ENOENT else {
      throw FileError("delete", file, errorNumber: errno)
    }
    var parts = FilePath.parts(of: path).dropLast()
    while !parts.isEmpty,
      rmdir(FilePath.onDisk(FilePath.appending(parts.joined(separator: "/"), to: folder))) == 0
    {
      parts.removeLast()
    }
  }

  private func checkRemoval(of path: String) throws(FileError) {
    try check(path, action: "delete")
    let file = FilePath.appending(path, to: folder)
    guard let bytes = try InputBytes.read(file) else {
      guard FilePath.isLink(file) else { return }
      throw FileError("delete", file, reason: "it is a link to a missing file; remove the link yourself")
    }
    if let reason = StoredReference.refusal(bytes, path: file) {
      throw FileError("delete", file, reason: reason)
    }
  }

  private func holdsReference(_ path: String) -> Bool {
    let file = FilePath.appending(path, to: folder)
    guard let bytes = try? InputBytes.read(file) else { return false }
    return StoredReference.refusal(bytes, path: file) == nil
  }
}
