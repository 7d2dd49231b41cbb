internal import Foundation

/// The reading of regular files. Reading a pipe or a device may have no end.
enum RegularFile {
  /// Returns the bytes of a file; nil if it is not a regular one, has too many bytes, or cannot be read.
  ///
  /// - Parameters:
  ///   - maximum: the maximum number of bytes. A larger file is not read at all.
  ///   - followsLinks: whether the file may be a link. A link may lead out of the app.
  static func data(at file: URL, maximum: Int = .max, followsLinks: Bool = true) -> Data? {
    var status = stat()
    func isReadable() -> Bool {
      status.st_mode & S_IFMT == S_IFREG && Int(status.st_size) <= maximum
    }
    // Some devices act when they are opened.
    guard (followsLinks ? stat(file.path, &status) : lstat(file.path, &status)) == 0, isReadable() else {
      return nil
    }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = open(file.path, flags)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Another file may have the name by now.
    guard fstat(descriptor, &status) == 0, isReadable() else { return nil }
    return try? handle.readToEnd() ?? Data()
  }
}
