/// A way in which a chunk of a PNG file changes its pixels where a viewer shows them.
package enum PNGDisplay: String, Hashable, Sendable, CaseIterable {
  /// `eXIf` with an orientation other than upright.
  case turned
  /// `acTL`: other frames follow.
  case animated
  /// `gAMA`, `cHRM`, `iCCP` or `cICP` with other colours than sRGB's.
  case recoloured
  /// `pHYs` with pixels that are no squares.
  case stretched

  /// Nil of a chunk that leaves the pixels as they are.
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
    case "eXIf" where (ImageOrientation(ofPNG: bytes) ?? .up) != .up: self = .turned
    default: return nil
    }
  }

  /// White, red, green and blue of sRGB, x and y of each, in hundred thousandths.
  private static let chromaticities: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]
}
