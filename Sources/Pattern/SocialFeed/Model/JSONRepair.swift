import Foundation

/// A repair of text that `JSONDecoder` would refuse completely.
///
/// A lone surrogate escape, such as `\ud83d` without a second half, becomes U+FFFD. So does every byte that is not
/// UTF-8.
enum JSONRepair {
  static func repaired(_ data: Data) -> Data {
    let isWide =
      data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) || data.prefix(4).contains(0)
    if isWide { return data }
    var bytes = [UInt8](data)
    repairEscapes(in: &bytes)
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    return isValid ? Data(bytes) : Data(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func repairEscapes(in bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      var index = 0
      while index + 1 < bytes.count {
        guard bytes[index] == UInt8(ascii: "\\") else {
          index += 1
          continue
        }
        guard let unit = escapedUnit(bytes, at: index) else {
          index += 2
          continue
        }
        if UTF16.isLeadSurrogate(unit), let next = escapedUnit(bytes, at: index + 6),
          UTF16.isTrailSurrogate(next)
        {
          index += 12
          continue
        }
        if UTF16.isSurrogate(unit) {
          for (offset, byte) in "fffd".utf8.enumerated() { bytes[index + 2 + offset] = byte }
        }
        index += 6
      }
    }
  }

  /// Returns the code unit of a `\uXXXX` escape that begins at `index`, or nil if there is none.
  private static func escapedUnit(_ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index + 2..<index + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
