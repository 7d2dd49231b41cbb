/// A symbol of an object file: the name of a place in one of its sections, or of a place in another file.
struct ObjectSymbol {
  let name: String
  /// The number of the section; nil for a symbol of another file.
  let section: Int?
  /// Whether it stands for the section itself.
  let isSection: Bool
  /// Whether other files cannot refer to it.
  let isLocal: Bool
  /// Whether several files may define it, of which the linker takes the first one.
  let isWeak: Bool
  /// The offset in the section.
  let offset: Int
  let size: Int

  /// The number from which sections have other meanings.
  private static let firstReserved = 0xff00

  /// Reads the symbol at an offset, with its name in a section of texts.
  init(_ bytes: ObjectBytes, at offset: Int, texts: Range<Int>) throws(ObjectFileError) {
    let start = texts.lowerBound + Int(try bytes.number(UInt32.self, at: offset))
    name = try bytes.text(at: start, before: texts.upperBound)
    let info = try bytes.number(UInt8.self, at: offset + 4)
    isSection = info & 15 == 3
    isLocal = info >> 4 == 0
    isWeak = info >> 4 == 2
    let number = Int(try bytes.number(UInt16.self, at: offset + 6))
    // The numbers of more sections than that are in a table that no compiler of Swift writes.
    guard number != 0xffff else { throw .damaged(offset: offset) }
    section = number == 0 || number >= Self.firstReserved ? nil : number
    self.offset = try bytes.size(at: offset + 8)
    size = try bytes.size(at: offset + 16)
  }
}
