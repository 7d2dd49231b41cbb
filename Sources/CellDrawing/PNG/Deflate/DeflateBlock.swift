/// Whole rows of a picture, each less the one above it, as the steps of a deflate block.
///
/// Copies are looked for where pictures repeat themselves: a byte or a pixel back, and where the same six bytes were
/// seen last. Blocks look at their own rows alone.
struct DeflateBlock: ~Copyable {
  /// The most bytes of a block: two of the longest rows at least.
  static let size = 1 << 18
  /// Bytes beyond the last one that are read with it and change nothing.
  private static let slack = DeflateStep.longest + 8
  private static let placeBits = 13
  /// How many pixels may follow a copy before others than those a byte or a pixel back are neither looked for nor
  /// remembered.
  private static let reach = 16

  let bytes: UnsafeMutableRawPointer
  private let steps: UnsafeMutablePointer<DeflateStep>
  let capacity: Int
  /// Bytes of the rows that were added.
  private(set) var count = 0
  private var stepCount = 0
  /// Where the bytes begin that no step has yet.
  private var pending = 0
  /// How often each byte stands as it is: by turns in three tables, as adding to what was just written is slow.
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let lengthCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  /// Where six bytes were seen last, by a hash of them: the lower half of the place.
  private let places: UnsafeMutablePointer<UInt16>

  init(capacity: Int) {
    self.capacity = capacity
    bytes = .allocate(byteCount: capacity + Self.slack, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: capacity + Self.slack)
    // A step has a copy of three bytes at least.
    steps = .allocate(capacity: capacity / 3 + 1)
    literalCounts = .allocate(capacity: 3 * 256)
    lengthCounts = .allocate(capacity: DeflateSymbol.lengthCount)
    distanceCounts = .allocate(capacity: DeflateSymbol.distanceCount)
    places = .allocate(capacity: 1 << Self.placeBits)
    removeAll()
  }

  deinit {
    bytes.deallocate()
    steps.deallocate()
    literalCounts.deallocate()
    lengthCounts.deallocate()
    distanceCounts.deallocate()
    places.deallocate()
  }

  /// The parts of the block in their order, but for the bytes after the last copy.
  var allSteps: UnsafeBufferPointer<DeflateStep> { UnsafeBufferPointer(start: steps, count: stepCount) }
  /// The bytes after the last copy.
  var tail: Int { count - pending }

  /// Where the next row is written to before it is added.
  func room(forRowOf byteCount: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(count + byteCount <= capacity, "a block has no room for the row")
    return (bytes + count).assumingMemoryBound(to: UInt8.self)
  }

  mutating func removeAll() {
    (count, stepCount, pending) = (0, 0, 0)
    literalCounts.initialize(repeating: 0, count: 3 * 256)
    lengthCounts.initialize(repeating: 0, count: DeflateSymbol.lengthCount)
    distanceCounts.initialize(repeating: 0, count: DeflateSymbol.distanceCount)
    places.initialize(repeating: 0, count: 1 << Self.placeBits)
  }

  /// How often each symbol comes: of literals, the block's end and lengths, and of distances.
  var counts: (symbols: [UInt32], distances: [UInt32]) {
    let literals = (0..<256).map { literalCounts[$0] + literalCounts[256 + $0] + literalCounts[512 + $0] }
    return (
      literals + [1] + (0..<DeflateSymbol.lengthCount).map { lengthCounts[$0] },
      (0..<DeflateSymbol.distanceCount).map { distanceCounts[$0] }
    )
  }

  /// Adds the row that was written to its room.
  ///
  /// - Parameters:
  ///   - changed: outside of it and after its first byte the row is all zeros.
  ///   - pixel: how many bytes a pixel has.
  mutating func addRow(_ byteCount: Int, changed: Range<Int>, pixel: Int) {
    let start = count
    count += byteCount
    addLiterals(from: start, to: start + 1)
    addZeros(from: start + 1, to: start + changed.lowerBound)
    addChanges(from: start + changed.lowerBound, to: start + changed.upperBound, pixel: pixel)
    addZeros(from: start + changed.upperBound, to: count)
  }

  @inline(__always)
  private func addLiterals(from start: Int, to end: Int) {
    for place in start..<end { literalCounts[Int(bytes.load(fromByteOffset: place, as: UInt8.self))] &+= 1 }
  }

  private mutating func addZeros(from start: Int, to end: Int) {
    guard end - start > 3 else { return addLiterals(from: start, to: end) }
    literalCounts[0] &+= 1
    var place = start + 1
    while end - place >= 3 {
      let length = min(DeflateStep.longest, end - place)
      addStep(at: place, length: length, distance: 1)
      place += length
    }
    addLiterals(from: place, to: end)
  }

  @inline(__always)
  private mutating func addStep(at place: Int, length: Int, distance: Int) {
    steps[stepCount] = DeflateStep(
      literals: UInt32(truncatingIfNeeded: place &- pending), length: UInt16(truncatingIfNeeded: length),
      distance: UInt16(truncatingIfNeeded: distance))
    stepCount &+= 1
    lengthCounts[DeflateSymbol.length(length).number] &+= 1
    distanceCounts[DeflateSymbol.distance(distance).number] &+= 1
    pending = place &+ length
  }

  private mutating func addChanges(from start: Int, to end: Int, pixel: Int) {
    // Nothing of the block is a pixel back from its first ones.
    var place = min(max(start, pixel), end)
    addLiterals(from: start, to: place)
    // What is decided looks at eight bytes, and what is behind the row may be of another picture.
    while place &+ 8 <= end {
      guard let copy = copy(at: place, pixel: pixel) else {
        addPixel(at: place, pixel: pixel)
        place &+= pixel
        continue
      }
      let length = min(alike(from: place, by: copy), end &- place)
      addStep(at: place, length: length, distance: copy.distance)
      place &+= length
    }
    addLiterals(from: place, to: end)
  }

  @inline(__always)
  private func addPixel(at place: Int, pixel: Int) {
    let here = eightBytes(at: place)
    literalCounts[Int(truncatingIfNeeded: here & 0xFF)] &+= 1
    literalCounts[256 &+ Int(truncatingIfNeeded: here &>> 8 & 0xFF)] &+= 1
    literalCounts[512 &+ Int(truncatingIfNeeded: here &>> 16 & 0xFF)] &+= 1
    if pixel == 4 { literalCounts[Int(truncatingIfNeeded: here &>> 24 & 0xFF)] &+= 1 }
  }

  /// How far back the bytes at a place stood, and in which bits of eight the ones there are others: four bytes are
  /// alike at least.
  @inline(__always)
  private func copy(at place: Int, pixel: Int) -> (distance: Int, difference: UInt64)? {
    let here = eightBytes(at: place)
    let byteBack = here ^ eightBytes(at: place &- 1)
    if UInt32(truncatingIfNeeded: byteBack) == 0 { return (1, byteBack) }
    let pixelBack = here ^ eightBytes(at: place &- pixel)
    if UInt32(truncatingIfNeeded: pixelBack) == 0 { return (pixel, pixelBack) }
    guard place &- pending <= Self.reach &* pixel else { return nil }
    // Six bytes say where they were seen.
    let hash = (here &<< 16) &* 0x9E37_79B1_85EB_CA87
    let slot = Int(truncatingIfNeeded: hash &>> UInt64(64 &- Self.placeBits))
    let distance = (place &- Int(places[slot])) & 0xFFFF
    places[slot] = UInt16(truncatingIfNeeded: place)
    guard distance > 0, distance <= min(place, DeflateStep.farthest) else { return nil }
    let difference = here ^ eightBytes(at: place &- distance)
    return difference &<< 16 == 0 ? (distance, difference) : nil
  }

  /// How many bytes from a place are as those that far back; more than there are where the changes end so.
  @inline(__always)
  private func alike(from place: Int, by copy: (distance: Int, difference: UInt64)) -> Int {
    var (length, difference) = (0, copy.difference)
    while difference == 0 {
      length &+= 8
      guard length < DeflateStep.longest else { return DeflateStep.longest }
      difference = eightBytes(at: place &+ length) ^ eightBytes(at: place &+ length &- copy.distance)
    }
    return min(length &+ difference.trailingZeroBitCount &>> 3, DeflateStep.longest)
  }

  @inline(__always)
  private func eightBytes(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
