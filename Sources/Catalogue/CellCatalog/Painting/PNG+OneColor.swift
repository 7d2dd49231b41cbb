import CellDrawing

extension PNG {
  /// Whether every pixel of a picture has the same colour. False if the picture cannot be read.
  ///
  /// The last row of a picture whose height is no whole number of pixels is thinner, and counts as the other rows.
  static func hasOneColor(_ bytes: [UInt8]) -> Bool {
    guard let bitmap = try? decode(bytes) else { return false }
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    guard let first = pixels.first else { return true }
    let color = StraightPixel.blueFirst(first) & 0xFF_FFFF
    return pixels.allSatisfy { $0 == first || StraightPixel.blueFirst($0) & 0xFF_FFFF == color }
  }
}
