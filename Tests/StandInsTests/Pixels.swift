import CellDrawing
import UIKit

/// The pixels of a view, painted at one pixel per point.
@MainActor struct Pixels {
  private let bitmap: Bitmap

  init(_ view: UIView) throws {
    let size = view.bounds.size
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    Painter().paint(view.scene(), rect: CGRect(origin: .zero, size: size), scale: 1, into: bitmap)
  }

  /// The red, green and blue parts of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = y * bitmap.stride + x * 4
    return [bitmap.pixels[start + 2], bitmap.pixels[start + 1], bitmap.pixels[start]]
  }
}
