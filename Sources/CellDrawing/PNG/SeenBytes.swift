/// Where bytes of a picture's rows were seen last, by their hash, and how far they are the same.
final class SeenBytes {
  /// Where four bytes were last and before; or, at the front, where six were last.
  let fours = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * slotCount)
  private let threes = UnsafeMutablePointer<UInt32>.allocate(capacity: threeCount)

  private static let threeCount = 1 << 12
  private static let slotCount = 1 << 13

  deinit {
    threes.deallocate()
    fours.deallocate()
  }

  func removeAll() {
    threes.update(repeating: .max, count: Self.threeCount)
    fours.update(repeating: .max, count: 2 * Self.slotCount)
  }

  /// Where the six bytes at `place`, or others of their hash, were last; from now on that is `place`.
  @inline(__always)
  func lastSix(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> Int {
    let six = Self.eight(bytes, place) &<< 16
    let slot = Int((six &* 0x9E37_79B1_85EB_CA87) &>> 51)
    let last = Int(fours[slot])
    fours[slot] = UInt32(truncatingIfNeeded: place)
    return last
  }

  /// Where the first three of these bytes, or others of their hash, were last; from now on that is `place`.
  @inline(__always)
  func lastThree(_ four: UInt32, _ place: Int) -> Int {
    let slot = Int(((four & 0xFF_FFFF) &* 0x9E37_79B1) &>> 20)
    let last = Int(threes[slot])
    threes[slot] = UInt32(truncatingIfNeeded: place)
    return last
  }

  /// Puts a place before the last one of four bytes.
  @inline(__always)
  func remember(_ place: Int, _ slot: Int) {
    fours[slot &+ 1] = fours[slot]
    fours[slot] = UInt32(truncatingIfNeeded: place)
  }

  /// Of the two places of four bytes, the first.
  @inline(__always)
  static func slot(_ four: UInt32) -> Int { Int((four &* 0x1E35_A7BD) &>> 19) &* 2 }

  @inline(__always)
  static func four(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
  }

  @inline(__always)
  private static func eight(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
  }

  @inline(__always)
  static func areSixSame(_ bytes: UnsafePointer<UInt8>, _ earlier: Int, _ later: Int) -> Bool {
    (eight(bytes, earlier) ^ eight(bytes, later)) &<< 16 == 0
  }

  /// How many bytes are the same from two places on.
  @inline(__always)
  static func same(_ bytes: UnsafePointer<UInt8>, _ earlier: Int, _ later: Int, end: Int) -> Int {
    var (a, b) = (earlier, later)
    while b &+ 8 <= end {
      let difference = eight(bytes, a) ^ eight(bytes, b)
      guard difference == 0 else { return b &- later &+ difference.trailingZeroBitCount &>> 3 }
      a &+= 8
      b &+= 8
    }
    while b < end, bytes[a] == bytes[b] {
      a &+= 1
      b &+= 1
    }
    return b &- later
  }

  /// How many bytes from `start`, which is not the first place, are the same as the one before it.
  @inline(__always)
  static func run(_ bytes: UnsafePointer<UInt8>, _ start: Int, end: Int) -> Int {
    let all = UInt64(bytes[start &- 1]) &* 0x0101_0101_0101_0101
    var place = start
    while place &+ 32 <= end {
      let difference =
        (eight(bytes, place) ^ all) | (eight(bytes, place &+ 8) ^ all)
        | (eight(bytes, place &+ 16) ^ all) | (eight(bytes, place &+ 24) ^ all)
      guard difference == 0 else { break }
      place &+= 32
    }
    while place &+ 8 <= end {
      let difference = eight(bytes, place) ^ all
      guard difference == 0 else { return place &- start &+ difference.trailingZeroBitCount &>> 3 }
      place &+= 8
    }
    while place < end, bytes[place] == bytes[start &- 1] { place &+= 1 }
    return place &- start
  }
}
