extension PNG {
  /// Returns whether a file has the chunks that Apple's encoder writes before the image data.
  ///
  /// These are `sRGB` or a profile, and then `eXIf` in big-endian order, the density of a phone's screen, or `iDOT`, which
  /// only Apple's encoder writes. All 190 references of iPhones and Macs in the repositories of
  /// swift-snapshot-testing and iOSSnapshotTestCase have them. CellSnap writes none of them.
  package static func isOfAppleEncoder(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: signature) else { return false }
    var place = signature.count
    var hasColors = false
    var hasDetails = false
    while let chunk = try? PNGChunk(at: place, of: bytes), chunk.type != "IDAT" {
      place = chunk.end
      guard chunk.isWhole(in: bytes) else { continue }
      switch chunk.type {
      case "iDOT": return true
      case "sRGB", "iCCP": hasColors = true
      case "eXIf": hasDetails = hasDetails || bytes[chunk.content].starts(with: [0x4D, 0x4D, 0, 0x2A])
      case "pHYs": hasDetails = hasDetails || pixelsPerPoint(of: bytes) != nil
      default: break
      }
    }
    return hasColors && hasDetails
  }
}
