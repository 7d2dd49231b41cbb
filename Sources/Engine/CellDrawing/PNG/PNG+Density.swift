extension PNG {
  /// Returns the number of pixels per point that a file's `pHYs` chunk states, or nil if it
  /// states none of the iPhones' numbers: 1, 2 or 3.
  ///
  /// A point is 1/72 inch there, so a picture with 2 pixels per point has 5,669 pixels per metre.
  package static func pixelsPerPoint(of bytes: [UInt8]) -> Double? {
    guard bytes.starts(with: signature) else { return nil }
    var place = signature.count
    while let chunk = try? PNGChunk(at: place, of: bytes), chunk.type != "IDAT" {
      place = chunk.end
      guard chunk.type == "pHYs", chunk.content.count == 9, chunk.isWhole(in: bytes) else { continue }
      let start = chunk.content.lowerBound
      let (across, down) = (bytes.bigEndian(at: start), bytes.bigEndian(at: start + 4))
      guard bytes[start + 8] == 1, across == down, across > 0 else { return nil }
      let scale = Double(across) * 0.0254 / 72
      // Other programs write the density of a screen or of paper.
      return [1, 2, 3].first { abs(scale - $0) < 0.02 }
    }
    return nil
  }
}
