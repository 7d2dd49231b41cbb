import Foundation

/// A channel of messages over two pipes. A message consists of two parts, each with its length before it:
///
///     4 bytes  length of the first part, the most significant byte first
///     4 bytes  length of the second part
///     …        the first part, which is JSON
///     …        the second part, which is a picture or empty
struct MessageChannel: Hashable, Sendable {
  /// The descriptors to read from and to write to.
  var input: Int32
  var output: Int32

  /// The maximum length of a part, in bytes. A picture of the preview is far smaller.
  static let maximumLength = 256 << 20

  /// Sends a message. Returns whether all of it was written.
  func send(_ first: [UInt8], _ second: [UInt8] = []) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 + first.count + second.count)
    for count in [first.count, second.count] {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
    bytes += first
    bytes += second
    return bytes.withUnsafeBytes { write($0) }
  }

  /// Receives a message. Returns nil if the channel is closed, if the time is over or if a length is too large.
  ///
  /// - Parameter limit: The time until which to wait; nil for no limit.
  func receive(until limit: ContinuousClock.Instant? = nil) -> (first: [UInt8], second: [UInt8])? {
    guard let lengths = read(8, until: limit) else { return nil }
    func length(_ place: Int) -> Int { lengths[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard length(0) <= Self.maximumLength, length(4) <= Self.maximumLength,
      let first = read(length(0), until: limit), let second = read(length(4), until: limit)
    else { return nil }
    return (first, second)
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func read(_ count: Int, until limit: ContinuousClock.Instant?) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      if let limit {
        let left = ContinuousClock.now.duration(to: limit).components
        let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
        guard milliseconds > 0 else { return nil }
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        let ready = poll(&descriptor, 1, Int32(clamping: milliseconds))
        if ready < 0, errno == EINTR { continue }
        guard ready > 0 else { return nil }
      }
      let read = bytes.withUnsafeMutableBytes { bytes in
        Foundation.read(input, bytes.baseAddress.map { $0 + done }, count - done)
      }
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { return nil }
      done += read
    }
    return bytes
  }
}
