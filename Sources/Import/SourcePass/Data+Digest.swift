internal import Foundation

extension Data {
  /// The digest of the bytes, which is the same in every process.
  ///
  /// It reads words of eight bytes, the last one filled up with zeros. A multiplication that loses no
  /// information mixes in each word.
  var digest: UInt64 {
    withUnsafeBytes { bytes in
      var digest = UInt64(bytes.count)
      var place = 0
      func mix(_ word: UInt64) {
        digest = (digest ^ word) &* 0x9e37_79b9_7f4a_7c15
        digest ^= digest >> 32
      }
      while place + 8 <= bytes.count {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place += 8
      }
      mix(bytes[place...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
      return digest
    }
  }
}
