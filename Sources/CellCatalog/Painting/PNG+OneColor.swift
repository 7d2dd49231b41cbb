import CellDrawing

extension PNG {
  /// Whether every pixel of a picture has the same colour. False if the picture cannot be read.
  static func hasOneColor(_ bytes: [UInt8]) -> Bool {
    guard let bitmap = try? decode(bytes) else { return false }
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    guard let first = pixels.first else { return true }
    return pixels.allSatisfy { $0 == first }
  }
}
