import Foundation

extension ReferenceStore {
  /// The paths, below the folder, of the references that nothing produces any more, sorted; to be asked after a run
  /// of all entries.
  ///
  /// A picture of an entry that is there still, recorded under a scale or traits that the run did not look at, is
  /// none of them; nor is any file that no snapshot could have made, by its name or by what is in it.
  ///
  /// - Parameters:
  ///   - names: what the run looked at.
  ///   - entries: those of the catalogue, also where they could not be drawn.
  ///   - undrawn: the entries of which a picture could not be drawn; no reference of theirs is dead.
  ///   - areAllWidths: whether the run looked at every width there is to be; where not, a picture at another width is
  ///     none of them.
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

  /// The paths, below the folder, of the references of some entries that a run did not look at, sorted.
  ///
  /// - Parameters:
  ///   - names: what the run looked at.
  ///   - entries: those that it took.
  ///   - dead: what no entry produces any more, which is none of them.
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
  /// Throws before it deletes any where one of the paths is none of a reference, leads out of the folder, or is that of
  /// a file that is there and says nothing of being one: they come from a run's file.
  package func remove(_ paths: [String]) throws(FileError) {
    // A run's file may name one as often as it likes.
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
      throw FileError("delete", file, reason: "it is a link to a file that is not there; remove it yourself")
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
