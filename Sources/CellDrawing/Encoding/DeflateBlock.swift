internal import CISAL

/// Bytes and repetitions on their way into a block of a deflate stream, whose Huffman codes ISA-L makes.
///
/// The codes follow from the counts alone, so that the bytes are the same on every processor.
final class DeflateBlock {
  /// The most tokens of a block; more would mix parts of a picture that differ, fewer repeat the codes too often.
  static let capacity = 16_384
  static let longest = 258

  /// A byte, or a length of 3 to 258 above bit 15 and a distance of 1 to 32,768 below.
  let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  private let histogram = UnsafeMutablePointer<isal_huff_histogram>.allocate(capacity: 1)
  private let tables = UnsafeMutablePointer<isal_hufftables>.allocate(capacity: 1)
  /// Of each length, the number of its symbol among the lengths.
  private let lengthSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: longest + 1)

  init() {
    // RFC 1951, 3.2.5: four symbols for each number of extra bits, and one for the longest.
    for length in 0...Self.longest {
      let less = max(0, length - 3)
      let extra = less < 4 ? 0 : less.bitWidth - less.leadingZeroBitCount - 3
      lengthSymbols[length] = length == Self.longest ? 28 : UInt8(extra * 4 + less >> extra)
    }
  }

  deinit {
    tokens.deallocate()
    histogram.deallocate()
    tables.deallocate()
    lengthSymbols.deallocate()
  }

  /// Writes the first `count` tokens; false where there is no memory or no code.
  func write(_ count: Int, isLast: Bool, to output: BitWriter) -> Bool {
    countSymbols(count)
    guard isal_create_hufftables_subset(tables, histogram) == 0,
      // A token is at most 6 bytes, and 8 are stored at once.
      let start = output.place(for: Int(ISAL_DEF_MAX_HDR_SIZE) + 6 * (count + 1) + 16)
    else { return false }
    var bits = Bits(
      place: UnsafeMutableRawPointer(start), bits: output.pending.bits, count: output.pending.count)
    writeHeader(isLast: isLast, to: &bits)
    write(count, to: &bits)
    output.count += bits.place - UnsafeMutableRawPointer(start)
    output.pending = (bits.bits, bits.count)
    return true
  }

  private func countSymbols(_ count: Int) {
    let symbols = Self.place(of: \.lit_len_histogram, in: histogram, as: UInt64.self)
    let distances = Self.place(of: \.dist_histogram, in: histogram, as: UInt64.self)
    symbols.update(repeating: 0, count: Int(ISAL_DEF_LIT_SYMBOLS + ISAL_DEF_LEN_SYMBOLS))
    distances.update(repeating: 0, count: Int(ISAL_DEF_DIST_SYMBOLS))
    // The end of the block.
    symbols[256] = 1
    for index in 0..<count {
      let token = tokens[index]
      if token < 256 {
        symbols[Int(token)] &+= 1
      } else {
        symbols[257 &+ Int(lengthSymbols[Int(token >> 16)])] &+= 1
        distances[Distance(token & 0xFFFF).symbol] &+= 1
      }
    }
  }

  private func writeHeader(isLast: Bool, to bits: inout Bits) {
    let header = Self.place(of: \.deflate_hdr, in: tables, as: UInt8.self)
    header[0] = header[0] & 0xFE | (isLast ? 1 : 0)
    let whole = Int(tables.pointee.deflate_hdr_count)
    for index in 0..<whole {
      bits.append(UInt64(header[index]), 8)
      bits.flush()
    }
    let rest = UInt64(tables.pointee.deflate_hdr_extra_bits)
    if rest > 0 { bits.append(UInt64(header[whole]) & (1 << rest - 1), rest) }
    bits.flush()
  }

  private func write(_ count: Int, to output: inout Bits) {
    let literals = Self.place(of: \.lit_table, in: tables, as: UInt16.self)
    let literalSizes = Self.place(of: \.lit_table_sizes, in: tables, as: UInt8.self)
    let lengths = Self.place(of: \.len_table, in: tables, as: UInt32.self)
    let distances = Self.place(of: \.dcodes, in: tables, as: UInt16.self)
    let distanceSizes = Self.place(of: \.dcodes_sizes, in: tables, as: UInt8.self)
    var bits = output
    for index in 0..<count {
      let token = Int(tokens[index])
      if token < 256 {
        bits.append(UInt64(literals[token]), UInt64(literalSizes[token]))
      } else {
        // The code with its extra bits, and below it the number of both.
        let length = UInt64(lengths[token >> 16 &- 3])
        bits.append(length >> 5, length & 31)
        let distance = Distance(UInt32(token & 0xFFFF))
        bits.append(UInt64(distances[distance.symbol]), UInt64(distanceSizes[distance.symbol]))
        bits.append(UInt64(distance.extra), UInt64(distance.extraCount))
      }
      bits.flush()
    }
    bits.append(UInt64(literals[256]), UInt64(literalSizes[256]))
    bits.flush()
    output = bits
  }

  /// The first element of an array of C.
  private static func place<Struct, Member, Element>(
    of member: KeyPath<Struct, Member>, in memory: UnsafeMutablePointer<Struct>, as type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    // A stored member of a structure of C has an offset.
    let offset = MemoryLayout<Struct>.offset(of: member).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(memory) + offset).assumingMemoryBound(to: type)
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

  /// Where the next bits go: at most 7 wait before a token, and a token has at most 48.
  private struct Bits {
    var place: UnsafeMutableRawPointer
    var bits: UInt64
    var count: UInt64

    @inline(__always)
    mutating func append(_ more: UInt64, _ size: UInt64) {
      bits |= more &<< count
      count &+= size
    }

    @inline(__always)
    mutating func flush() {
      place.storeBytes(of: bits.littleEndian, as: UInt64.self)
      place += Int(count &>> 3)
      bits = bits &>> (count & ~7)
      count &= 7
    }
  }
}
