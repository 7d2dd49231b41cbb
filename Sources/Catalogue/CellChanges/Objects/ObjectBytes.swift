/// The bytes of an object file. Numbers are read in little-endian order, and only inside of the file.
struct ObjectBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// Returns the number at an offset.
  func number<Number: FixedWidthInteger>(
    _ type: Number.Type, at offset: Int
  ) throws(ObjectFileError) -> Number {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else {
      throw .damaged(offset: offset)
    }
    return Number(
      littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) })
  }

  /// Returns a number at an offset that is an offset or a size itself.
  func size(at offset: Int) throws(ObjectFileError) -> Int {
    guard let size = Int(exactly: try number(UInt64.self, at: offset)) else {
      throw .damaged(offset: offset)
    }
    return size
  }

  /// Returns the text at an offset, which a zero ends.
  func text(at offset: Int, before end: Int) throws(ObjectFileError) -> String {
    guard offset >= 0, offset <= end, end <= bytes.count, let length = bytes[offset..<end].firstIndex(of: 0)
    else { throw .damaged(offset: offset) }
    return String(decoding: bytes[offset..<length], as: UTF8.self)
  }
}
