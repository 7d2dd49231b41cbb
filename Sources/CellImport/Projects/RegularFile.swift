internal import Foundation

/// The reading of ordinary files. Reading a pipe or a device may have no end.
enum RegularFile {
  /// Returns the bytes of a file; nil if it is not an ordinary one, has too many bytes, or cannot be read.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number of bytes. A larger file is not read at all.
  ///   - followsLinks: whether the file may be a link. A link may lead out of the app.
  static func data(at file: URL, maximum: Int = .max, followsLinks: Bool = true) -> Data? {
    var status = stat()
    guard (followsLinks ? stat(file.path, &status) : lstat(file.path, &status)) == 0,
      status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= maximum
    else { return nil }
    return try? Data(contentsOf: file)
  }
}
