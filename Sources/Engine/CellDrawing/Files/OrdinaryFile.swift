internal import Foundation

/// Reads a file that others named. Pipes and devices in its place are refused, and nothing waits for their writers.
package enum OrdinaryFile {
  /// The maximum number of bytes that are read.
  package static let maximumBytes = 1 << 30

  /// Returns the bytes of a file. Throws `OrdinaryFileError` if it cannot be read, is not a regular file or has more
  /// bytes than `limit`.
  package static func bytes(
    atPath path: String, limit: Int = maximumBytes
  ) throws(OrdinaryFileError) -> [UInt8] {
    var status = stat()
    // Some devices act when they are opened.
    guard stat(path, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notOrdinary }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .system(errno) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notOrdinary }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try bytes(of: file, count: Int(status.st_size))
  }

  /// Returns the first bytes of an open file, at most `count`.
  static func bytes(of file: Int32, count: Int) throws(OrdinaryFileError) -> [UInt8] {
    var number: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let start = buffer.baseAddress {
        let part = pread(file, start + filled, count - filled, filled)
        if part < 0, errno == EINTR { continue }
        if part < 0 { number = errno }
        guard part > 0 else { return }
        filled += part
      }
    }
    guard number == 0 else { throw .system(number) }
    return bytes
  }
}
