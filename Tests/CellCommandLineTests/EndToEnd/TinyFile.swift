import Foundation

@testable import CellDrawing

/// A writer of PNG files of one grey.
enum TinyFile {
  static func write(grey: UInt32, to path: String) throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    for index in pixels.indices { pixels[index] = 0xFF00_0000 | grey * 0x01_0101 }
    try Data(PNG.encode(bitmap, compression: .fast)).write(to: URL(fileURLWithPath: path))
  }
}
