internal import CDeflate

/// Makes zlib streams of the rows of pictures, in memory that it uses again; the same bytes on every processor.
///
/// Most of a drawn picture are runs. A library's search files every byte of them, which takes most of its time;
/// here a run costs as much as comparing it. The rest is the usual search in the last 32 KiB (RFC 1951, 4).
final class RowCompressor {
  private var rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
  private let output = BitWriter()
  private let block = DeflateBlock()
  private var tokenCount = 0
  private var isComplete = true
  /// Where three bytes were last, by their hash.
  private let threes = UnsafeMutablePointer<UInt32>.allocate(capacity: threeCount)
  /// Where four bytes were last and before, by their hash.
  private let fours = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * fourCount)

  private static let threeCount = 1 << 12
  private static let fourCount = 1 << 13
  private static let window = 32_768
  /// Beyond it a repetition of three bytes takes as many bits as the bytes.
  private static let nearby = 8_192
  /// A run as long as this is taken without looking further back.
  private static let longRun = 64
  /// How many bytes of a repetition are remembered: every other of these.
  private static let remembered = 20
  /// The most bytes that are passed over without a look where nothing repeats.
  private static let longestStep = 8

  deinit {
    rows.deallocate()
    threes.deallocate()
    fours.deallocate()
  }

  /// Room for that many bytes of rows.
  func reserve(_ count: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if count > rows.count {
      rows.deallocate()
      rows = .allocate(capacity: count)
    }
    return rows
  }

  /// The zlib stream of the first `count` bytes of `rows`, valid until the next; nil without memory.
  func compress(_ count: Int) -> UnsafeBufferPointer<UInt8>? {
    threes.update(repeating: .max, count: Self.threeCount)
    fours.update(repeating: .max, count: 2 * Self.fourCount)
    output.removeAll()
    tokenCount = 0
    // A window of 32 KiB, and the sum that zlib wants of these two bytes (RFC 1950).
    isComplete = output.append(aligned: [0x78, 0x9C])
    findRepetitions(count)
    let sum = libdeflate_adler32(1, rows.baseAddress, count)
    writeBlock(isLast: true)
    var ending: [UInt8] = []
    ending.append(bigEndian: sum)
    guard output.append(aligned: ending), isComplete else { return nil }
    return UnsafeBufferPointer(start: output.bytes, count: output.count)
  }

  private func writeBlock(isLast: Bool) {
    isComplete = isComplete && block.write(tokenCount, isLast: isLast, to: output)
    tokenCount = 0
  }

  private func findRepetitions(_ count: Int) {
    guard let first = rows.baseAddress else { return }
    let bytes = UnsafeRawPointer(first)
    let (threes, fours) = (threes, fours)
    var place = 0
    // How many bytes were no repetition since the last one.
    var misses = 0
    while place <= count &- 8 {
      let four = Self.four(bytes, place)
      let slot = Self.slot(four)
      let last = fours[slot]
      var (length, distance) = (0, 0)
      if place > 0, Self.four(bytes, place &- 1) == four {
        length = 4 &+ Self.same(bytes, place &+ 3, place &+ 4, end: count)
        distance = 1
      }
      if length >= Self.longRun {
        if last &+ 64 < UInt32(truncatingIfNeeded: place) { remember(place, slot, fours) }
        append(length, distance)
        place &+= length
        misses = 0
        continue
      }
      for back in 0..<2 {
        let candidate = Int(fours[slot &+ back])
        guard candidate < place, place &- candidate <= Self.window, Self.four(bytes, candidate) == four
        else { continue }
        let other = 4 &+ Self.same(bytes, candidate &+ 4, place &+ 4, end: count)
        // A shorter distance has the shorter code.
        if other > length &+ (length > 0 ? 1 : 0) { (length, distance) = (other, place &- candidate) }
      }
      remember(place, slot, fours)
      let three = Int(((four & 0xFF_FFFF) &* 0x9E37_79B1) &>> 20)
      let candidate = Int(threes[three])
      threes[three] = UInt32(truncatingIfNeeded: place)
      if length == 0, candidate < place, place &- candidate <= Self.nearby,
        (Self.four(bytes, candidate) ^ four) & 0xFF_FFFF == 0
      {
        (length, distance) = (3, place &- candidate)
      }
      if length >= 3, length > 4 || distance <= Self.nearby / 2 || length == 3 {
        var inside = place &+ 1
        let end = min(place &+ min(length, Self.remembered), count &- 3)
        while inside < end {
          remember(inside, Self.slot(Self.four(bytes, inside)), fours)
          inside &+= 2
        }
        append(length, distance)
        place &+= length
        misses = 0
      } else {
        let step = min(Self.longestStep, 1 &+ misses &>> 6)
        misses &+= step
        for _ in 0..<step {
          append(first[place])
          place &+= 1
        }
      }
    }
    while place < count {
      append(first[place])
      place &+= 1
    }
  }

  @inline(__always)
  private func remember(_ place: Int, _ slot: Int, _ fours: UnsafeMutablePointer<UInt32>) {
    fours[slot &+ 1] = fours[slot]
    fours[slot] = UInt32(truncatingIfNeeded: place)
  }

  @inline(__always)
  private func append(_ byte: UInt8) {
    if tokenCount == DeflateBlock.capacity { writeBlock(isLast: false) }
    block.tokens[tokenCount] = UInt32(byte)
    tokenCount &+= 1
  }

  /// Appends a repetition of any length, in parts that are none of them shorter than 3.
  @inline(__always)
  private func append(_ length: Int, _ distance: Int) {
    var rest = length
    while rest > 0 {
      if tokenCount == DeflateBlock.capacity { writeBlock(isLast: false) }
      let part =
        rest <= DeflateBlock.longest
        ? rest : rest &- DeflateBlock.longest < 3 ? rest &- 3 : DeflateBlock.longest
      block.tokens[tokenCount] = UInt32(truncatingIfNeeded: part &<< 16 | distance)
      tokenCount &+= 1
      rest &-= part
    }
  }

  @inline(__always)
  private static func slot(_ four: UInt32) -> Int { Int((four &* 0x1E35_A7BD) &>> 19) &* 2 }

  @inline(__always)
  private static func four(_ bytes: UnsafeRawPointer, _ place: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
  }

  /// How many bytes are the same from two places on.
  @inline(__always)
  private static func same(_ bytes: UnsafeRawPointer, _ earlier: Int, _ later: Int, end: Int) -> Int {
    var (a, b) = (earlier, later)
    while b &+ 8 <= end {
      let difference =
        bytes.loadUnaligned(fromByteOffset: a, as: UInt64.self).littleEndian
        ^ bytes.loadUnaligned(fromByteOffset: b, as: UInt64.self).littleEndian
      guard difference == 0 else { return b &- later &+ difference.trailingZeroBitCount &>> 3 }
      a &+= 8
      b &+= 8
    }
    while b < end,
      bytes.load(fromByteOffset: a, as: UInt8.self) == bytes.load(fromByteOffset: b, as: UInt8.self)
    {
      a &+= 1
      b &+= 1
    }
    return b &- later
  }
}
