package import Foundation

/// An open file that this process writes to, beside code of others that may close any descriptor.
///
/// Such code closes descriptors by their numbers, often all of the low ones. The next file that is opened gets the
/// number, and would get what is written to it.
package struct OwnDescriptor: Sendable {
  package let number: Int32
  private let file: FileIdentity

  /// The least numbers that are tried. The later ones are for a process that may open few files.
  private static let leastNumbers: [Int32] = [500, 100, 12]

  /// Duplicates a descriptor under a high number, which new processes do not inherit. Returns nil if it is closed.
  package init?(duplicating descriptor: Int32) {
    guard let file = FileIdentity(of: descriptor) else { return nil }
    let numbers = Self.leastNumbers.lazy.map { fcntl(descriptor, F_DUPFD_CLOEXEC, $0) }
    guard let number = numbers.first(where: { $0 >= 0 }) else { return nil }
    self.init(number: number, file: file)
  }

  /// Keeps a descriptor under its own number. Returns nil if it is closed.
  package init?(_ descriptor: Int32) {
    guard let file = FileIdentity(of: descriptor) else { return nil }
    self.init(number: descriptor, file: file)
  }

  private init(number: Int32, file: FileIdentity) {
    self.number = number
    self.file = file
  }

  /// Whether the number still leads to the file.
  package var isIntact: Bool { FileIdentity(of: number) == file }

  /// Writes all bytes and returns the error number of a failure, or 0. It writes nothing, and returns `EBADF`, if the
  /// number leads to another file now.
  package func write(_ bytes: [UInt8]) -> Int32 {
    isIntact ? DescriptorOutput.write(bytes, to: number) : EBADF
  }

  /// Writes all bytes at a place of the file, and returns the error number of a failure, or 0.
  package func write(_ bytes: [UInt8], at offset: off_t) -> Int32 {
    guard isIntact else { return EBADF }
    var count = 0
    while count < bytes.count {
      let part = bytes[count...].withUnsafeBytes {
        pwrite(number, $0.baseAddress, $0.count, offset + off_t(count))
      }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return errno }
      count += part
    }
    return 0
  }

  /// Closes the descriptor, unless its number leads to another file now.
  package func close() {
    if isIntact { Glibc.close(number) }
  }
}
