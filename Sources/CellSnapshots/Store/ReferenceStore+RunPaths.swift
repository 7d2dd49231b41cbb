extension ReferenceStore {
  /// Throws where a path, which a run's file names, is none of a reference or leads out of the folder.
  func check(_ path: String, action: String) throws(FileError) {
    guard ReferencePath.isReference(path) else {
      throw FileError(
        action, path, reason: "the run names it, and no snapshot can have that name; nothing was changed")
    }
    guard FilePath.staysInside(path, of: folder) else {
      throw FileError(
        action, FilePath.appending(path, to: folder),
        reason: "a symbolic link on the way leads out of \(folder); nothing was changed")
    }
  }
}
