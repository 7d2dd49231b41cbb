/// A search that splits rows into plain bytes and copies of earlier bytes.
///
/// It looks for copies where pictures usually repeat: one byte or one pixel back. After another copy, it also looks
/// where the same eight bytes were last seen. Blocks only look at their own rows.
struct CopySearch: ~Copyable {
  private static let placeBits = 13

  /// The place where eight bytes were last seen, by a hash of them. Only its lower 16 bits are stored.
  private let places: UnsafeMutablePointer<UInt16>

  init() {
    places = .allocate(capacity: 1 << Self.placeBits)
    places.initialize(repeating: 0, count: 1 << Self.placeBits)
  }

  deinit {
    places.deallocate()
  }

  /// Forgets all places, before another block or another pass over the same block.
  func forgetAll() {
    places.update(repeating: 0, count: 1 << Self.placeBits)
  }

  /// Adds the parts of a block's row to a target.
  @inline(__always)
  func add<Target: DeflateTarget & ~Copyable>(
    _ row: Int, of block: borrowing RowBlock, to target: inout Target
  ) {
    let (start, changed) = (row * block.bytesInRow, block.changes[row])
    let walk = RowWalk(
      bytes: block.bytes, channels: block.channels, places: places, placeBits: Self.placeBits)
    // The number of the row's filter.
    walk.addBytes(from: start, to: start + 1, to: &target)
    walk.addZeros(from: start + 1, to: start + changed.lowerBound, to: &target)
    walk.addChanges(from: start + changed.lowerBound, to: start + changed.upperBound, to: &target)
    walk.addZeros(from: start + changed.upperBound, to: start + block.bytesInRow, to: &target)
  }
}

/// The search through one row, from its first byte to its last.
private struct RowWalk {
  let bytes: UnsafeMutableRawPointer
  let channels: Int
  let places: UnsafeMutablePointer<UInt16>
  let placeBits: Int

  @inline(__always)
  func addBytes<Target: DeflateTarget & ~Copyable>(from start: Int, to end: Int, to target: inout Target) {
    var place = start
    while place < end {
      target.add(bytes.load(fromByteOffset: place, as: UInt8.self))
      place &+= 1
    }
  }

  @inline(__always)
  func addZeros<Target: DeflateTarget & ~Copyable>(from start: Int, to end: Int, to target: inout Target) {
    guard end - start > 3 else { return addBytes(from: start, to: end, to: &target) }
    target.add(0)
    var place = start + 1
    while end - place >= 3 {
      let length = min(DeflateSymbol.longestLength, end - place)
      target.addCopy(length: length, distance: 1)
      place += length
    }
    addBytes(from: place, to: end, to: &target)
  }

  @inline(__always)
  func addChanges<Target: DeflateTarget & ~Copyable>(from start: Int, to end: Int, to target: inout Target) {
    // A block's first pixel has no pixel before it.
    var place = min(max(start, channels), end)
    addBytes(from: start, to: place, to: &target)
    var isBehindCopy = true
    // The search reads eight bytes, and the bytes after the row may belong to another picture.
    while place &+ 8 <= end {
      if let copy = copy(at: place, isSearched: isBehindCopy) {
        let length = min(alike(from: place, by: copy), end &- place)
        target.addCopy(length: length, distance: copy.distance)
        place &+= length
        isBehindCopy = true
      } else {
        target.addPixel(eightBytes(at: place), channels: channels)
        place &+= channels
        isBehindCopy = false
      }
    }
    addBytes(from: place, to: end, to: &target)
  }

  /// Finds a copy of the bytes at a place. Returns its distance, and the bits that differ in eight bytes. At least
  /// four bytes are equal.
  @inline(__always)
  private func copy(at place: Int, isSearched: Bool) -> (distance: Int, difference: UInt64)? {
    let here = eightBytes(at: place)
    let byteBack = here ^ eightBytes(at: place &- 1)
    if UInt32(truncatingIfNeeded: byteBack) == 0 { return (1, byteBack) }
    let pixelBack = here ^ eightBytes(at: place &- channels)
    if UInt32(truncatingIfNeeded: pixelBack) == 0 { return (channels, pixelBack) }
    guard isSearched else { return nil }
    let hash = here &* 0x9E37_79B1_85EB_CA87
    let slot = Int(truncatingIfNeeded: hash &>> UInt64(64 &- placeBits))
    let distance = (place &- Int(places[slot])) & 0xFFFF
    places[slot] = UInt16(truncatingIfNeeded: place)
    guard distance > 0, distance <= min(place, DeflateSymbol.farthestDistance) else { return nil }
    let difference = here ^ eightBytes(at: place &- distance)
    return difference == 0 ? (distance, difference) : nil
  }

  /// Returns how many bytes from a place equal the copy's bytes. The number may go beyond the changed bytes.
  @inline(__always)
  private func alike(from place: Int, by copy: (distance: Int, difference: UInt64)) -> Int {
    var (length, difference) = (0, copy.difference)
    while difference == 0 {
      length &+= 8
      guard length < DeflateSymbol.longestLength else { return DeflateSymbol.longestLength }
      difference = eightBytes(at: place &+ length) ^ eightBytes(at: place &+ length &- copy.distance)
    }
    return min(length &+ difference.trailingZeroBitCount &>> 3, DeflateSymbol.longestLength)
  }

  @inline(__always)
  private func eightBytes(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
