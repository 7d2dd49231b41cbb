/// How often each byte is there.
final class ByteCounts {
  /// Four counts side by side, since equal bytes that follow one another would wait for each other.
  private let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * 256)

  deinit {
    counts.deallocate()
  }

  func removeAll() { counts.update(repeating: 0, count: 4 * 256) }

  @inline(__always)
  func add(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    var place = 0
    while place &+ 4 <= count {
      counts[Int(bytes[place])] &+= 1
      counts[256 &+ Int(bytes[place &+ 1])] &+= 1
      counts[512 &+ Int(bytes[place &+ 2])] &+= 1
      counts[768 &+ Int(bytes[place &+ 3])] &+= 1
      place &+= 4
    }
    while place < count {
      counts[Int(bytes[place])] &+= 1
      place &+= 1
    }
  }

  /// Writes the counts of all 256 bytes.
  func write(to target: UnsafeMutablePointer<UInt64>) {
    for byte in 0..<256 {
      target[byte] = UInt64(counts[byte] &+ counts[256 + byte] &+ counts[512 + byte] &+ counts[768 + byte])
    }
  }
}
