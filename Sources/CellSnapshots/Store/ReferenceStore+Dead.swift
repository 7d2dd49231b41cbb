import Foundation

extension ReferenceStore {
  /// The paths, below the folder, of the references that nothing produces any more, sorted; to be asked after a run
  /// of all entries.
  ///
  /// A picture of an entry that is there still, recorded under a scale or traits that the run did not look at, is
  /// none of them; nor is any file that no snapshot could have made.
  ///
  /// - Parameters:
  ///   - names: what the run looked at.
  ///   - entries: those of the catalogue, also where they could not be drawn.
  ///   - areAllWidths: whether the run looked at every width there is to be; where not, a picture at another width is
  ///     none of them.
  package func deadReferences(
    names: some Sequence<SnapshotName>, entries: some Sequence<EntryName>, areAllWidths: Bool = true
  ) throws(FileError) -> [String] {
    var titles: Set<String> = []
    var covered: Set<ReferencePath> = []
    for name in names {
      titles.insert(name.title)
      covered.formUnion(
        ReferencePath.readings(of: name.path(format: .png)).filter { $0.entryPath == name.entry.path })
    }
    if areAllWidths { covered = Set(covered.map(\.anyWidth)) }
    let known = Set(entries.map(\.path))
    return try FileTree.files(below: folder).filter { path in
      guard let title = ReferencePath.title(of: path), !titles.contains(String(title)) else { return false }
      let readings = ReferencePath.readings(of: path)
      return !readings.isEmpty
        && readings.allSatisfy {
          !known.contains($0.entryPath) || covered.contains(areAllWidths ? $0.anyWidth : $0)
        }
    }
  }

  /// Deletes a file below the folder, and the folders that become empty.
  package func remove(_ path: String) throws(FileError) {
    guard FilePath.isInside(path) else {
      throw FileError("delete", path, reason: "it is not inside \(folder)")
    }
    let file = FilePath.appending(path, to: folder)
    guard unlink(file) == 0 || errno == ENOENT else { throw FileError("delete", file, errorNumber: errno) }
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir(FilePath.appending(parts.joined(separator: "/"), to: folder)) == 0 {
      parts.removeLast()
    }
  }
}
