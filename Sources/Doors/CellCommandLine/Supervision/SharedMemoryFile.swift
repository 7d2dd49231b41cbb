import Foundation

/// A file in memory that several processes have open.
enum SharedMemoryFile {
  /// Returns the bytes of the file so far, or nil if the descriptor is not open. The place where other processes read or
  /// write does not change.
  static func contents(of descriptor: Int32) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let part = bytes[count...].withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress, $0.count, off_t(count))
      }
      if part < 0, errno == EINTR { continue }
      if part <= 0 { break }
      count += part
    }
    return Array(bytes[..<count])
  }
}
