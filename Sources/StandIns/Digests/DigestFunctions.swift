/// Digests of bytes, which apps use as names of files and of addresses.
package enum DigestFunctions {
  /// Returns the bytes, a 1 and zeros up to a whole block, and the length in bits, as MD5 and SHA pad them.
  private static func padded(_ bytes: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    var padded = bytes + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(bytes.count) * 8
    let places: [UInt64] = isLittleEndian ? [0, 8, 16, 24, 32, 40, 48, 56] : [56, 48, 40, 32, 24, 16, 8, 0]
    return padded + places.map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  private static func words(_ block: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt32] {
    stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      var word: UInt32 = 0
      for place in 0..<4 {
        let shift = UInt32((isLittleEndian ? place : 3 - place) * 8)
        word |= UInt32(block[start + place]) << shift
      }
      return word
    }
  }

  private static func bytes(_ words: [UInt32], isLittleEndian: Bool) -> [UInt8] {
    let places: [UInt32] = isLittleEndian ? [0, 8, 16, 24] : [24, 16, 8, 0]
    return words.flatMap { word in places.map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func blocks(_ bytes: [UInt8], isLittleEndian: Bool) -> [[UInt32]] {
    let padded = padded(bytes, isLittleEndian: isLittleEndian)
    return stride(from: 0, to: padded.count, by: 64).map {
      words(padded[$0..<$0 + 64], isLittleEndian: isLittleEndian)
    }
  }

  fileprivate static func left(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  /// Returns the MD5 digest (RFC 1321), 16 bytes.
  package static func md5(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for block in blocks(message, isLittleEndian: true) {
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let (mixed, index): (UInt32, Int) =
          switch step / 16 {
          case 0: (b & c | ~b & d, step)
          case 1: (d & b | ~d & c, (5 * step + 1) % 16)
          case 2: (b ^ c ^ d, (3 * step + 5) % 16)
          default: (c ^ (b | ~d), 7 * step % 16)
          }
        let turned = left(
          a &+ mixed &+ DigestTables.sines[step] &+ block[index],
          DigestTables.turns[step / 16][step % 4])
        (a, d, c, b) = (d, c, b, b &+ turned)
      }
      state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }
    return bytes(state, isLittleEndian: true)
  }

  /// Returns the SHA-1 digest (FIPS 180-4), 20 bytes.
  package static func sha1(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for block in blocks(message, isLittleEndian: false) {
      var w = block
      for t in 16..<80 { w.append(left(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1)) }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for t in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch t / 20 {
          case 0: (b & c | ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = left(a, 5) &+ mixed &+ e &+ constant &+ w[t]
        (a, b, c, d, e) = (next, a, left(b, 30), c, d)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return bytes(state, isLittleEndian: false)
  }

  /// Returns the SHA-256 digest (FIPS 180-4), 32 bytes.
  package static func sha256(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    for block in blocks(message, isLittleEndian: false) {
      var w = block
      for t in 16..<64 {
        let first = left(w[t - 15], 25) ^ left(w[t - 15], 14) ^ w[t - 15] >> 3
        let second = left(w[t - 2], 15) ^ left(w[t - 2], 13) ^ w[t - 2] >> 10
        w.append(w[t - 16] &+ first &+ w[t - 7] &+ second)
      }
      var s = state
      for t in 0..<64 {
        let upper = left(s[4], 26) ^ left(s[4], 21) ^ left(s[4], 7)
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let first = s[7] &+ upper &+ choice &+ DigestTables.roots[t] &+ w[t]
        let lower = left(s[0], 30) ^ left(s[0], 19) ^ left(s[0], 10)
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        s = [first &+ lower &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return bytes(state, isLittleEndian: false)
  }
}
