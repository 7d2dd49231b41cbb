internal import CISAL

/// The Huffman codes of a block of a deflate stream, which ISA-L makes.
///
/// They follow from the counts alone, so that the bytes are the same on every processor.
final class DeflateCode {
  /// The longest repetition that one length stands for.
  static let longest = 258
  /// The most bytes of a block's header.
  static let maximumHeader = Int(ISAL_DEF_MAX_HDR_SIZE)

  /// How often each byte, the end (256) and each length (from 257 on) are there.
  let symbolCounts: UnsafeMutablePointer<UInt64>
  /// How often the symbol of each distance is there.
  let distanceCounts: UnsafeMutablePointer<UInt64>
  private let histogram = UnsafeMutablePointer<isal_huff_histogram>.allocate(capacity: 1)
  private let tables = UnsafeMutablePointer<isal_hufftables>.allocate(capacity: 1)
  /// Of each length, the number of its symbol among the lengths.
  private let lengthSymbols = UnsafeMutablePointer<UInt8>.allocate(capacity: longest + 1)

  init() {
    // Every byte of both has a value, whatever the library reads.
    histogram.initialize(to: isal_huff_histogram())
    tables.initialize(to: isal_hufftables())
    symbolCounts = Self.place(of: \.lit_len_histogram, in: histogram, as: UInt64.self)
    distanceCounts = Self.place(of: \.dist_histogram, in: histogram, as: UInt64.self)
    // RFC 1951, 3.2.5: four symbols for each number of extra bits, and one for the longest.
    for length in 0...Self.longest {
      let less = max(0, length - 3)
      let extra = less < 4 ? 0 : less.bitWidth - less.leadingZeroBitCount - 3
      lengthSymbols[length] = length == Self.longest ? 28 : UInt8(extra * 4 + less >> extra)
    }
  }

  deinit {
    histogram.deallocate()
    tables.deallocate()
    lengthSymbols.deallocate()
  }

  /// Starts counting anew: a block with nothing but its end.
  func removeAll() {
    symbolCounts.update(repeating: 0, count: Int(ISAL_DEF_LIT_SYMBOLS + ISAL_DEF_LEN_SYMBOLS))
    distanceCounts.update(repeating: 0, count: Int(ISAL_DEF_DIST_SYMBOLS))
    symbolCounts[256] = 1
  }

  /// Counts a repetition of 3 to 258 bytes.
  @inline(__always)
  func count(length: Int, _ times: UInt64 = 1) {
    symbolCounts[257 &+ Int(lengthSymbols[length])] &+= times
  }

  /// Makes the codes for what was counted; false where there are none to be had.
  func make() -> Bool { isal_create_hufftables_subset(tables, histogram) == 0 }

  /// Of bytes and, at 256, of the end.
  var literals: UnsafeMutablePointer<UInt16> { Self.place(of: \.lit_table, in: tables, as: UInt16.self) }
  var literalSizes: UnsafeMutablePointer<UInt8> {
    Self.place(of: \.lit_table_sizes, in: tables, as: UInt8.self)
  }

  /// Of a length less 3, the code with its extra bits, and in the lowest 5 bits the number of both.
  var lengths: UnsafeMutablePointer<UInt32> { Self.place(of: \.len_table, in: tables, as: UInt32.self) }
  var distances: UnsafeMutablePointer<UInt16> { Self.place(of: \.dcodes, in: tables, as: UInt16.self) }
  var distanceSizes: UnsafeMutablePointer<UInt8> {
    Self.place(of: \.dcodes_sizes, in: tables, as: UInt8.self)
  }

  func writeHeader(isLast: Bool, to bits: inout DeflateBits) {
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

  func writeEnd(to bits: inout DeflateBits) {
    bits.append(UInt64(literals[256]), UInt64(literalSizes[256]))
    bits.flush()
  }

  /// The first element of an array of C.
  private static func place<Struct, Member, Element>(
    of member: KeyPath<Struct, Member>, in memory: UnsafeMutablePointer<Struct>, as type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    // A stored member of a structure of C has an offset.
    let offset = MemoryLayout<Struct>.offset(of: member).unsafelyUnwrapped
    return (UnsafeMutableRawPointer(memory) + offset).assumingMemoryBound(to: type)
  }
}
