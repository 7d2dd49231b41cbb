import Foundation

/// Output to an open descriptor: a file, a pipe or a device.
package enum DescriptorOutput {
  /// Writes all bytes, however slow the reader is, and returns the error number of a failure, or 0.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitForRoom(in: descriptor)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Waits until the descriptor accepts bytes. The process that started this one may share a non-blocking pipe.
  private static func waitForRoom(in descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
