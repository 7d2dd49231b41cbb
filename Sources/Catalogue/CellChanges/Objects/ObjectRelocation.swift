/// A place in a section that the linker fills with the address of a symbol.
struct ObjectRelocation {
  /// The offset in the section.
  let offset: Int
  /// The processor's number of the form that the address has.
  let form: UInt32
  /// The number of the symbol.
  let symbol: Int
  /// The number of bytes that are added to the address.
  let addend: Int

  /// The number of bytes in a file.
  static let size = 24

  init(_ bytes: ObjectBytes, at offset: Int) throws(ObjectFileError) {
    self.offset = try bytes.size(at: offset)
    let info = try bytes.number(UInt64.self, at: offset + 8)
    form = UInt32(truncatingIfNeeded: info)
    symbol = Int(info >> 32)
    addend = Int(try bytes.number(Int64.self, at: offset + 16))
  }
}
