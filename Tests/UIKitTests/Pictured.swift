import CellDrawing
import Foundation

@testable import UIKit

/// A picture of a view on a transparent background.
@MainActor struct Pictured {
  private let bitmap: Bitmap

  init(_ view: UIView, scale: CGFloat = 1) throws {
    bitmap = try Bitmap(width: Int(view.bounds.width * scale), height: Int(view.bounds.height * scale))
    Painter().paint(view.scene(), rect: view.bounds, scale: scale, into: bitmap)
  }

  /// The red, green, blue and alpha of a pixel, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    [2, 1, 0, 3].map { bitmap.pixels[y * bitmap.stride + x * 4 + $0] }
  }
}
