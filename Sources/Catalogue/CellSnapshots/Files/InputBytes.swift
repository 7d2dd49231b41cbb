import Foundation

/// A reader of whole files.
package enum InputBytes {
  /// The maximum size of a file, in bytes.
  static let maximumSize = 1 << 30

  /// Returns the file's bytes, or nil if there is no file. Throws if the file cannot be read.
  package static func read(_ path: String) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0 else {
      if errno == ENOENT { return nil }
      throw FileError("read", path, errorNumber: errno)
    }
    try checkOrdinary(status, path, action: "read")
    // `O_NONBLOCK` avoids a wait for a writer if a pipe has taken the file's place.
    let descriptor = open(FilePath.onDisk(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError("read", path, errorNumber: errno)
    }
    defer { close(descriptor) }
    // The open file may not be the one that was examined before.
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

  /// Throws if something other than an ordinary file is at the path, after links are followed.
  static func checkOrdinary(_ path: String, action: String) throws(FileError) {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0 else { return }
    try checkOrdinary(status, path, action: action)
  }

  private static func checkOrdinary(_ status: stat, _ path: String, action: String) throws(FileError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw FileError(action, path, reason: "it is a folder; move it away")
    default: throw FileError(action, path, reason: "it is not a regular file; move it away")
    }
  }
}
