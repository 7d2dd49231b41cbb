extension ReferenceStore {
  /// Throws if a path from a run's file does not belong to a reference or leads out of the folder.
  package func check(_ path: String, action: String) throws(FileError) {
    guard path.utf8.count <= Self.longestPath, ReferencePath.isReference(path) else {
      throw FileError(
        action, path,
        reason: "the run names it, but no snapshot can have this name; nothing was changed; make a new run")
    }
    guard FilePath.staysInside(path, of: folder) else {
      throw FileError(
        action, FilePath.appending(path, to: folder),
        reason: "a symbolic link on the way leads out of \(folder); nothing was changed; remove the link")
    }
  }

  /// The maximum length in bytes: an entry's name twice, with width, traits and tile.
  private static let longestPath = 1_000
}
