/// A stretch of bytes on its way into a block of a deflate stream: what stands for itself and what is a repetition.
final class DeflateBlock {
  /// The most bytes and repetitions of a block; more would mix parts of a picture that differ, fewer repeat the codes
  /// too often.
  static let capacity = 16_384

  /// Some bytes as they are, and after them a repetition or nothing.
  private struct Part {
    var literals: UInt32
    /// A length of 3 to 258 above bit 15 and a distance of 1 to 32,768 below; 0 for none.
    var repetition: UInt32
  }

  private let parts = UnsafeMutablePointer<Part>.allocate(capacity: capacity)
  private let code = DeflateCode()
  private let counts = ByteCounts()
  /// For each byte its code, and above it the code's size.
  private let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
  private var partCount = 0
  private var room = capacity
  /// How many bytes the block is of.
  private(set) var byteCount = 0

  deinit {
    parts.deallocate()
    literals.deallocate()
  }

  /// Whether it is to be written before anything is appended.
  var isFull: Bool { room <= 0 }

  func removeAll() {
    partCount = 0
    byteCount = 0
    room = Self.capacity
  }

  /// Appends some bytes and a repetition, or no more than has room; gives how many bytes were taken.
  ///
  /// - Parameter length: 0, or 3 to 258; it is taken with the last of the bytes or not at all.
  @inline(__always)
  func append(literals: Int, length: Int, distance: Int) -> Int {
    guard literals < room else { return appendFirst(literals) }
    parts[partCount] = Part(
      literals: UInt32(truncatingIfNeeded: literals),
      repetition: UInt32(truncatingIfNeeded: length &<< 16 | distance))
    partCount &+= 1
    room &-= literals &+ 1
    byteCount &+= literals &+ length
    return literals &+ length
  }

  /// As many bytes as have room.
  private func appendFirst(_ literals: Int) -> Int {
    let taken = min(literals, room)
    guard taken > 0 else { return 0 }
    parts[partCount] = Part(literals: UInt32(taken), repetition: 0)
    partCount += 1
    room -= taken
    byteCount += taken
    return taken
  }

  /// Writes what was appended, which is of the bytes from `bytes` on; false where there is no memory or no code.
  func write(_ bytes: UnsafePointer<UInt8>, isLast: Bool, to output: BitWriter) -> Bool {
    countSymbols(bytes)
    // A byte or a repetition takes 6 bytes at most, and 8 are stored at once.
    guard code.make(),
      var bits = output.bits(for: DeflateCode.maximumHeader + 6 * (Self.capacity + 1) + 16)
    else { return false }
    code.writeHeader(isLast: isLast, to: &bits)
    writeParts(bytes, to: &bits)
    code.writeEnd(to: &bits)
    output.take(bits)
    return true
  }

  private func countSymbols(_ bytes: UnsafePointer<UInt8>) {
    code.removeAll()
    counts.removeAll()
    let distances = code.distanceCounts
    var place = bytes
    for index in 0..<partCount {
      let part = parts[index]
      counts.add(place, Int(part.literals))
      place += Int(part.literals)
      guard part.repetition > 0 else { continue }
      let length = Int(part.repetition &>> 16)
      code.count(length: length)
      distances[Distance(part.repetition & 0xFFFF).symbol] &+= 1
      place += length
    }
    counts.write(to: code.symbolCounts)
  }

  private func writeParts(_ bytes: UnsafePointer<UInt8>, to output: inout DeflateBits) {
    for byte in 0..<256 {
      literals[byte] = UInt32(code.literalSizes[byte]) << 16 | UInt32(code.literals[byte])
    }
    let (literals, lengths) = (literals, code.lengths)
    let (distances, distanceSizes) = (code.distances, code.distanceSizes)
    var (bits, place) = (output, bytes)
    @inline(__always)
    func write(literal offset: Int) {
      let literal = literals[Int(place[offset])]
      bits.append(UInt64(literal & 0xFFFF), UInt64(literal &>> 16))
    }
    for index in 0..<partCount {
      let part = parts[index]
      var left = part.literals
      // Three codes of 15 bits at most fit between two flushes.
      while left >= 3 {
        write(literal: 0)
        write(literal: 1)
        write(literal: 2)
        bits.flush()
        place += 3
        left &-= 3
      }
      if left > 0 {
        write(literal: 0)
        if left > 1 { write(literal: 1) }
        bits.flush()
        place += Int(left)
      }
      guard part.repetition > 0 else { continue }
      let span = Int(part.repetition &>> 16)
      place += span
      let length = UInt64(lengths[span &- 3])
      bits.append(length &>> 5, length & 31)
      let distance = Distance(part.repetition & 0xFFFF)
      bits.append(UInt64(distances[distance.symbol]), UInt64(distanceSizes[distance.symbol]))
      bits.append(UInt64(distance.extra), UInt64(distance.extraCount))
      bits.flush()
    }
    output = bits
  }

  /// A distance as deflate stores it (RFC 1951, 3.2.5).
  private struct Distance {
    let symbol: Int
    let extra: UInt32
    let extraCount: UInt32

    @inline(__always)
    init(_ distance: UInt32) {
      let less = distance &- 1
      guard less > 1 else {
        (symbol, extra, extraCount) = (Int(less), 0, 0)
        return
      }
      extraCount = 30 &- UInt32(truncatingIfNeeded: less.leadingZeroBitCount)
      extra = less & (1 &<< extraCount &- 1)
      symbol = Int(less &>> extraCount &+ 2 &* extraCount)
    }
  }
}
