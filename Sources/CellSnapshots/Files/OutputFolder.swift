import Foundation

/// The folder that pictures are written to, made when it is missing.
package struct OutputFolder: Hashable, Sendable {
  package let path: String

  /// Makes the folder and the folders above it, and tries whether it can be written.
  package init(making path: String) throws(FileError) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    try Self.makeFolder(self.path)
    guard access(self.path, W_OK | X_OK) == 0 else {
      throw FileError("write to", self.path, errorNumber: errno)
    }
  }

  /// The folder of a file that is to be written later; throws where that cannot be.
  package init(of file: String) throws(FileError) {
    var status = stat()
    let isFolder = stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    guard !isFolder, !file.hasSuffix("/") else { throw FileError("write", file, errorNumber: EISDIR) }
    let folder = String(file.dropLast(FilePath.name(of: file).count))
    try self.init(making: folder.isEmpty ? "." : folder)
  }

  package func path(of name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }

  /// Makes the folders that `name` lies in.
  package func makeFolders(for name: String) throws(FileError) {
    guard let slash = name.lastIndex(of: "/") else { return }
    try Self.makeFolder(path(of: String(name[..<slash])))
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError("make the folder", path, reason: "it is a file; choose another name")
      }
      return
    }
    guard errno == ENOENT else { throw FileError("make the folder", path, errorNumber: errno) }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError("make the folder", path, errorNumber: errno)
    }
  }
}
