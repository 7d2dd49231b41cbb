internal import Foundation

/// Bits one after the other, the lowest of a byte first, in memory that is used again.
final class BitWriter {
  private(set) var bytes: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  /// Whole bytes written.
  private(set) var count = 0
  /// The bits, fewer than 8, that no byte holds yet.
  private var pending: (bits: UInt64, count: UInt64) = (0, 0)

  deinit {
    free(bytes)
  }

  /// Forgets what was written and keeps the memory.
  func removeAll() {
    count = 0
    pending = (0, 0)
  }

  /// Makes room for `more` bytes after those written; nil without the memory for it.
  private func place(for more: Int) -> UnsafeMutablePointer<UInt8>? {
    if count + more > capacity || bytes == nil {
      let larger = max(2 * capacity, count + more, 65_536)
      guard let fresh = realloc(bytes, larger) else { return nil }
      bytes = fresh.assumingMemoryBound(to: UInt8.self)
      capacity = larger
    }
    return bytes?.advanced(by: count)
  }

  /// Where the next bits go, with room for `more` bytes; nil without the memory for it.
  func bits(for more: Int) -> DeflateBits? {
    place(for: more).map { DeflateBits(UnsafeMutableRawPointer($0), pending: pending) }
  }

  /// Takes over what was written into what `bits(for:)` gave.
  func take(_ written: DeflateBits) {
    guard let bytes else { return }
    count = written.place - UnsafeMutableRawPointer(bytes)
    pending = (written.bits, written.count)
  }

  /// Fills the last byte with zeros and appends others; false without the memory for it.
  func append(aligned more: [UInt8]) -> Bool {
    guard let place = place(for: more.count + 1) else { return false }
    var size = 0
    if pending.count > 0 {
      place[0] = UInt8(truncatingIfNeeded: pending.bits)
      size = 1
    }
    for (index, byte) in more.enumerated() { place[size + index] = byte }
    count += size + more.count
    pending = (0, 0)
    return true
  }
}
