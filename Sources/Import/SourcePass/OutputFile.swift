package import Foundation

/// A writer of files at the paths that a person or a plugin names.
package enum OutputFile {
  /// Replaces an ordinary file at once, also behind a link. Writes directly into a device, a pipe, and the
  /// target of standard output or standard error.
  package static func write(_ data: Data, to url: URL) throws {
    var status = stat()
    if stat(url.path, &status) == 0 {
      for handle in [FileHandle.standardOutput, .standardError]
      where isSame(status, as: handle.fileDescriptor) {
        return try handle.write(contentsOf: data)
      }
      if ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        return try handle.write(contentsOf: data)
      }
    }
    try data.write(to: url.resolvingSymlinksInPath(), options: .atomic)
  }

  private static func isSame(_ status: stat, as descriptor: Int32) -> Bool {
    var other = stat()
    return fstat(descriptor, &other) == 0 && other.st_dev == status.st_dev && other.st_ino == status.st_ino
  }
}
