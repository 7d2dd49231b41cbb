import Foundation

/// A folder that pictures are written to. It is made if it is missing.
package struct OutputFolder: Hashable, Sendable {
  package let path: String

  /// Makes the folder and the folders above it, and throws if it cannot be written.
  package init(making path: String) throws(FileError) {
    self.path = FilePath.withoutLastSlash(path)
    try Self.makeFolder(self.path)
    guard access(FilePath.onDisk(self.path), W_OK | X_OK) == 0 else {
      throw FileError("write to", self.path, errorNumber: errno)
    }
    Leftovers.removeOnce(in: self.path)
  }

  package func path(of name: String) -> String { FilePath.appending(name, to: path) }

  /// Writes a file of this folder and makes the folders that contain it. Links that lead out of the folder are refused,
  /// except those that `links` allows.
  package func write(
    _ bytes: [UInt8], as name: String, following links: FollowedLinks? = nil,
    outliving durability: FileDurability = .process
  ) throws(FileError) -> AtomicFile.Outcome {
    let links = links ?? .inside(path)
    try links.check(foldersOf: name)
    try makeFolders(for: name)
    return try AtomicFile.write(bytes, to: path(of: name), following: links, outliving: durability)
  }

  /// Makes the folders that contain `name`.
  package func makeFolders(for name: String) throws(FileError) {
    guard let folder = FilePath.folder(of: name) else { return }
    try Self.makeFolder(path(of: folder))
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(FilePath.onDisk(path), &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError("make the folder", path, reason: "it is a file; choose another name")
      }
      return
    }
    guard errno == ENOENT else { throw FileError("make the folder", path, errorNumber: errno) }
    if let folder = FilePath.folder(of: path), folder != "/" { try makeFolder(folder) }
    guard mkdir(FilePath.onDisk(path), 0o777) == 0 || errno == EEXIST else {
      throw FileError("make the folder", path, errorNumber: errno)
    }
  }
}
