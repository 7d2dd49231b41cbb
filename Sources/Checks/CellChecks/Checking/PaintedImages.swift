import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// The images of an entry, painted once, since only then it shows whether their files are broken.
@MainActor
enum PaintedImages {
  /// The maximum side of the painted part, in points.
  private static let maximumSide: CGFloat = 4_096

  /// Reports the broken images in the part of the entry that is visible without scrolling.
  static func reportBroken(in shown: ShownEntry) {
    let size = shown.content.view.bounds.size
    let rect = CGRect(x: 0, y: 0, width: min(size.width, maximumSide), height: min(size.height, maximumSide))
    guard rect.width >= 1, rect.height >= 1,
      let bitmap = try? Bitmap(width: Int(rect.width), height: Int(rect.height))
    else { return }
    let painter = Painter()
    painter.paint(shown.content.view.scene(of: rect), rect: rect, scale: 1, into: bitmap)
    Diagnostics.report(BrokenImages(painter.brokenImages).diagnostics)
  }
}
