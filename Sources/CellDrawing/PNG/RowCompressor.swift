internal import CDeflate

/// Makes zlib streams of the rows of pictures, in memory that it uses again; the same bytes on every processor.
///
/// Most of a drawn picture are runs. A library's search files every byte of them, which takes most of its time;
/// here a run costs as much as comparing it. The rest is the usual search in the last 32 KiB (RFC 1951, 4).
final class RowCompressor {
  /// How hard it looks for repetitions.
  enum Search {
    case quick
    case thorough
  }

  private var rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 65_536)
  private let output = BitWriter()
  private let block = DeflateBlock()
  private let seen = SeenBytes()
  /// How many bytes of the rows are in blocks.
  private var taken = 0
  private var isComplete = true

  /// The fewest bytes that are worth a run.
  private static let leastRun = 4

  deinit {
    rows.deallocate()
  }

  /// The zlib stream of the rows, valid until the next; nil without memory, or where a row cannot be made.
  func compress(_ picture: PNGRows, _ search: Search) -> UnsafeBufferPointer<UInt8>? {
    let (byteCount, count) = (picture.byteCount, picture.count * picture.byteCount)
    reserve(count)
    guard let bytes = UnsafePointer(rows.baseAddress) else { return nil }
    begin()
    for row in 0..<picture.count {
      let range = row * byteCount..<(row + 1) * byteCount
      guard let start = picture.write(row, to: UnsafeMutableBufferPointer(rebasing: rows[range])) else {
        return nil
      }
      // The byte that names the filter, and the first zero.
      let run = range.lowerBound + 2
      let end = range.lowerBound + start
      if end >= run + Self.leastRun { append(bytes, at: run, end - run, 1) }
      find(bytes, max(taken, range.lowerBound)..<range.upperBound, search)
    }
    return finish(bytes, count)
  }

  /// The zlib stream of any bytes, valid until the next; nil without memory.
  func compress(_ contents: [UInt8], _ search: Search) -> UnsafeBufferPointer<UInt8>? {
    reserve(contents.count)
    _ = rows.update(fromContentsOf: contents)
    guard let bytes = UnsafePointer(rows.baseAddress) else { return nil }
    begin()
    find(bytes, 0..<contents.count, search)
    return finish(bytes, contents.count)
  }

  private func reserve(_ count: Int) {
    guard count > rows.count else { return }
    rows.deallocate()
    rows = .allocate(capacity: count)
  }

  private func begin() {
    seen.removeAll()
    block.removeAll()
    output.removeAll()
    taken = 0
    // A window of 32 KiB, and the sum that zlib wants of these two bytes (RFC 1950).
    isComplete = output.append(aligned: [0x78, 0x9C])
  }

  private func find(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, _ search: Search) {
    switch search {
    case .quick: findQuickly(bytes, range)
    case .thorough: findThoroughly(bytes, range)
    }
  }

  private func finish(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UnsafeBufferPointer<UInt8>? {
    while taken < count {
      taken += block.append(literals: count - taken, length: 0, distance: 0)
      if taken < count { writeBlock(bytes, isLast: false) }
    }
    writeBlock(bytes, isLast: true)
    var ending: [UInt8] = []
    ending.append(bigEndian: libdeflate_adler32(1, bytes, count))
    guard output.append(aligned: ending), isComplete else { return nil }
    return UnsafeBufferPointer(start: output.bytes, count: output.count)
  }

  private func writeBlock(_ bytes: UnsafePointer<UInt8>, isLast: Bool) {
    isComplete = isComplete && block.write(bytes + (taken - block.byteCount), isLast: isLast, to: output)
    block.removeAll()
  }

  /// Appends a repetition of any length at `place`, in parts that are none of them shorter than 3, after the bytes that
  /// lead there.
  @inline(__always)
  private func append(_ bytes: UnsafePointer<UInt8>, at place: Int, _ length: Int, _ distance: Int) {
    let end = place &+ length
    while taken < end {
      let rest = end &- max(taken, place)
      let part =
        rest <= DeflateCode.longest
        ? rest : rest &- DeflateCode.longest < 3 ? rest &- 3 : DeflateCode.longest
      taken &+= block.append(literals: max(0, place &- taken), length: part, distance: distance)
      if block.isFull { writeBlock(bytes, isLast: false) }
    }
  }
}

extension RowCompressor {
  private static let window = 32_768
  /// The most bytes that are passed over without a look where nothing repeats.
  private static let longestStep = (quick: 16, thorough: 8)
  /// Beyond it a repetition of three bytes takes as many bits as the bytes.
  private static let nearby = 8_192
  /// A run as long as this is taken without looking further back.
  private static let longRun = 64
  /// How many bytes of a repetition are remembered: every other of these.
  private static let remembered = 20

  /// Takes runs, and what six bytes of the same hash began last, as they come.
  private func findQuickly(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
    let end = range.upperBound
    var place = max(1, range.lowerBound)
    // How many bytes were no repetition since the last one.
    var misses = 0
    // Beyond `end` lies what an earlier picture left.
    while place <= end &- 8 {
      let four = SeenBytes.four(bytes, place)
      if SeenBytes.four(bytes, place &- 1) == four {
        let length = 4 &+ SeenBytes.run(bytes, place &+ 4, end: end)
        append(bytes, at: place, length, 1)
        place &+= length
        misses = 0
        continue
      }
      let candidate = seen.lastSix(bytes, place)
      if candidate < place, place &- candidate <= Self.window, SeenBytes.areSixSame(bytes, candidate, place) {
        let length = 6 &+ SeenBytes.same(bytes, candidate &+ 6, place &+ 6, end: end)
        append(bytes, at: place, length, place &- candidate)
        place &+= length
        misses = 0
      } else {
        let step = min(Self.longestStep.quick, 1 &+ misses &>> 2)
        misses &+= step
        place &+= step
      }
    }
  }

  /// Takes the longer of a run and what the last two places of four such bytes began.
  private func findThoroughly(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
    let end = range.upperBound
    var place = range.lowerBound
    // How many bytes were no repetition since the last one.
    var misses = 0
    while place <= end &- 8 {
      let four = SeenBytes.four(bytes, place)
      let slot = SeenBytes.slot(four)
      let last = seen.fours[slot]
      var (length, distance) = (0, 0)
      if place > 0, SeenBytes.four(bytes, place &- 1) == four {
        length = 4 &+ SeenBytes.run(bytes, place &+ 4, end: end)
        distance = 1
      }
      if length >= Self.longRun {
        if last &+ 64 < UInt32(truncatingIfNeeded: place) { seen.remember(place, slot) }
        append(bytes, at: place, length, distance)
        place &+= length
        misses = 0
        continue
      }
      for back in 0..<2 {
        let candidate = Int(seen.fours[slot &+ back])
        guard candidate < place, place &- candidate <= Self.window, SeenBytes.four(bytes, candidate) == four
        else { continue }
        let other = 4 &+ SeenBytes.same(bytes, candidate &+ 4, place &+ 4, end: end)
        // A shorter distance has the shorter code.
        if other > length &+ (length > 0 ? 1 : 0) { (length, distance) = (other, place &- candidate) }
      }
      seen.remember(place, slot)
      let candidate = seen.lastThree(four, place)
      if length == 0, candidate < place, place &- candidate <= Self.nearby,
        (SeenBytes.four(bytes, candidate) ^ four) & 0xFF_FFFF == 0
      {
        (length, distance) = (3, place &- candidate)
      }
      guard length >= 3, length > 4 || distance <= Self.nearby / 2 || length == 3 else {
        let step = min(Self.longestStep.thorough, 1 &+ misses &>> 6)
        misses &+= step
        place &+= step
        continue
      }
      var inside = place &+ 1
      let endInside = min(place &+ min(length, Self.remembered), end &- 3)
      while inside < endInside {
        seen.remember(inside, SeenBytes.slot(SeenBytes.four(bytes, inside)))
        inside &+= 2
      }
      append(bytes, at: place, length, distance)
      place &+= length
      misses = 0
    }
  }
}
