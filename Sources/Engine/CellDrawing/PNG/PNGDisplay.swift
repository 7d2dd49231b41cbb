/// A way in which a chunk of a PNG file makes viewers change the pixels that they show.
package enum PNGDisplay: String, Hashable, Sendable, CaseIterable {
  /// An `eXIf` chunk with an orientation other than upright.
  case turned
  /// An `acTL` chunk: more frames follow.
  case animated
  /// A `gAMA`, `cHRM`, `iCCP` or `cICP` chunk with colours other than sRGB's.
  case recoloured
  /// A `pHYs` chunk with pixels that are not square.
  case stretched

  /// Reads a chunk. Fails with nil if the chunk leaves the pixels as they are.
  init?(chunk type: String, _ content: some Collection<UInt8>) {
    let bytes = Array(content)
    func number(at place: Int) -> UInt32 {
      bytes[place...].prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
    switch type {
    case "acTL": self = .animated
    case "iCCP": self = .recoloured
    // The primaries and the transfer function of sRGB, no matrix, the full range.
    case "cICP" where bytes != [1, 13, 0, 1]: self = .recoloured
    case "gAMA" where bytes.count == 4 && number(at: 0) != 45_455: self = .recoloured
    case "cHRM" where bytes.count == 32 && (0..<8).map({ number(at: $0 * 4) }) != Self.chromaticities:
      self = .recoloured
    case "pHYs" where bytes.count == 9 && number(at: 0) != number(at: 4): self = .stretched
    case "eXIf" where (ImageOrientation(chunk: bytes) ?? .up) != .up: self = .turned
    default: return nil
    }
  }

  /// The white, red, green and blue of sRGB, each with x and y, in hundred thousandths.
  private static let chromaticities: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]
}
