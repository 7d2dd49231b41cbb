import Foundation

/// Bytes that go to what is open: a file, a pipe, a device.
package enum DescriptorOutput {
  /// Writes all of them, however long a reader takes; the error number of what failed, or 0.
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

  /// Who started the process may share a pipe that refuses what it has no room for.
  private static func waitForRoom(in descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
