import Foundation

/// A reader of lines from a pipe, with a maximum time for each part.
///
/// Something else may hold the pipe when its writer has ended, such as a process that the writer forked. So the reader
/// also watches the writer.
struct LineReader {
  static let lineEnd = UInt8(ascii: "\n")

  let descriptor: Int32
  /// A descriptor that can be read when the writer has ended; -1 for none.
  let writerEnd: Int32
  /// The maximum time without any bytes; -1 for no limit.
  let milliseconds: Int32
  /// Whether no bytes came in time.
  private(set) var isLate = false
  private var bytes: [UInt8] = []
  private var lines: ArraySlice<[UInt8]> = []

  init(descriptor: Int32, writerEnd: Int32 = -1, milliseconds: Int32) {
    self.descriptor = descriptor
    self.writerEnd = writerEnd
    self.milliseconds = milliseconds
  }

  /// Returns the next line without its end, or nil at the end of the file, after the end of the writer, and if nothing came
  /// in time. An unfinished line at the end is left out.
  mutating func next() -> [UInt8]? {
    while lines.isEmpty {
      guard readMore() else { return nil }
    }
    return lines.popFirst()
  }

  /// Reads a part of the file. Returns whether there was one.
  private mutating func readMore() -> Bool {
    var requests = [descriptor, writerEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let ready = poll(&requests, nfds_t(requests.count), milliseconds)
    if ready < 0, errno == EINTR { return true }
    isLate = ready == 0
    guard ready > 0 else { return false }
    if requests[0].revents == 0 {
      // The writer has ended. What it left in the pipe since then is read before its end counts.
      guard poll(&requests, 1, 0) > 0 else { return false }
    }
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return true }
    guard count > 0 else { return false }
    bytes += part[..<count]
    guard let last = bytes.lastIndex(of: Self.lineEnd) else { return true }
    lines =
      bytes[..<last].split(separator: Self.lineEnd, omittingEmptySubsequences: false).map(Array.init)[...]
    bytes.removeSubrange(...last)
    return true
  }
}
