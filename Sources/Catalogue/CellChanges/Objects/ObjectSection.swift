/// A section of an object file.
struct ObjectSection {
  enum Kind {
    case symbols
    /// The relocations of another section, with what is added to their addresses.
    case relocations
    /// A section without bytes in the file, whose memory is filled with zeros.
    case zeros
    case other
  }

  let kind: Kind
  /// The offset of the name among the names of sections.
  let name: Int
  /// The place of its bytes in the file; empty for zeros.
  let bytes: Range<Int>
  /// The number of bytes that it has in memory.
  let size: Int
  /// The number of a section that belongs to it: the texts of symbols, or the symbols of relocations.
  let link: Int
  /// The number of the section whose relocations these are.
  let target: Int
  /// Whether it is loaded into memory.
  let isLoaded: Bool
  let isCode: Bool
  /// Whether all of it is texts that a zero ends, which the linker keeps once.
  let hasTexts: Bool

  /// Reads the header at an offset.
  init(_ bytes: ObjectBytes, at offset: Int) throws(ObjectFileError) {
    name = Int(try bytes.number(UInt32.self, at: offset))
    let type = try bytes.number(UInt32.self, at: offset + 4)
    switch type {
    case 2: kind = .symbols
    case 4: kind = .relocations
    case 8: kind = .zeros
    default: kind = .other
    }
    let flags = try bytes.number(UInt64.self, at: offset + 8)
    // The linker leaves out sections that are marked as excluded.
    isLoaded = flags & 0x2 != 0 && flags & 0x8000_0000 == 0
    isCode = flags & 0x4 != 0
    hasTexts = flags & 0x20 != 0
    let start = try bytes.size(at: offset + 24)
    size = try bytes.size(at: offset + 32)
    link = Int(try bytes.number(UInt32.self, at: offset + 40))
    target = Int(try bytes.number(UInt32.self, at: offset + 44))
    if kind == .zeros {
      self.bytes = 0..<0
    } else {
      guard start <= bytes.count, size <= bytes.count - start else { throw .damaged(offset: offset) }
      self.bytes = start..<start + size
    }
  }
}
