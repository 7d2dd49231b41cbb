import CellDrawing
import Foundation
import UIKit

/// A test for letters that the edge of a label cuts through.
@MainActor
enum ClippedGlyphs {
  private static let painter = Painter()
  /// The number of pixels per point.
  private static let scale: CGFloat = 2
  /// The minimum opacity of a pixel that is part of a letter, from 0 to 255.
  private static let minimumAlpha: UInt8 = 96

  /// Returns whether letters continue beyond an edge of a clipping label without a mask that fades them out.
  static func areIn(_ label: UILabel, _ text: LaidOutText) -> Bool {
    guard !sequence(first: label as UIView, next: \.superview).contains(where: { $0.layer.mask != nil })
    else {
      return false
    }
    return [0, label.bounds.width].contains { isInk(of: text, onBothSidesOf: $0) }
  }

  /// Returns whether a row of pixels has parts of letters directly before and behind a place.
  private static func isInk(of text: LaidOutText, onBothSidesOf x: CGFloat) -> Bool {
    let rect = CGRect(x: x - 1, y: 0, width: 2, height: min(text.size.height.rounded(.up), 4_096))
    guard let bitmap = try? Bitmap(width: Int(2 * scale), height: max(1, Int(rect.height * scale))) else {
      return false
    }
    painter.paint(
      Scene(size: rect.size, nodes: [.text(text, at: .zero)]), rect: rect, scale: scale, into: bitmap)
    let middle = bitmap.width / 2
    return (0..<bitmap.height).contains { y in
      [middle - 1, middle].allSatisfy { column in
        let pixel = bitmap.pixels.loadUnaligned(
          fromByteOffset: y * bitmap.stride + column * 4, as: UInt32.self)
        return UInt8(pixel >> 24) >= minimumAlpha
      }
    }
  }
}
