import Foundation

/// The bytes of a file that is read at once.
package enum InputBytes {
  /// The most bytes that are read.
  static let maximumSize = 1 << 30

  /// Nil where there is no file; throws where there is one that cannot be read.
  package static func read(_ path: String) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError("read", path, errorNumber: errno)
    }
    try checkOrdinary(status, path, action: "read")
    // Of a pipe that took the file's place, nobody waits for the writer.
    let descriptor = open(FilePath.onDisk(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError("read", path, errorNumber: errno)
    }
    defer { close(descriptor) }
    // The file opened may be another than the one looked at before.
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path, errorNumber: errno) }
    try checkOrdinary(status, path, action: "read")
    var failure: Int32 = 0
    let size = max(0, Int(status.st_size))
    guard size <= maximumSize else {
      throw FileError("read", path, reason: "it is larger than 1 GB; move it away")
    }
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let part = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if part < 0, errno == EINTR { continue }
        if part < 0 { failure = errno }
        if part <= 0 { break }
        count += part
      }
    }
    guard failure == 0 else { throw FileError("read", path, errorNumber: failure) }
    return bytes
  }

  /// Throws where something is at the path, links followed, that is no ordinary file.
  static func checkOrdinary(_ path: String, action: String) throws(FileError) {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0 else { return }
    try checkOrdinary(status, path, action: action)
  }

  private static func checkOrdinary(_ status: stat, _ path: String, action: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(action, path, reason: "it is a folder; move it away")
    default: throw FileError(action, path, reason: "it is no ordinary file; move it away")
    }
  }
}
