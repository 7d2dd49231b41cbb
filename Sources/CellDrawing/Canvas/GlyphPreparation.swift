package import Foundation

/// Has the shapes of glyphs made before they are drawn, on any thread: the threads that paint bitmaps share them.
package enum GlyphPreparation {
  /// Paints into memory that nobody sees.
  // Safe: the mutex hands each to one thread at a time.
  private final class Worker: @unchecked Sendable {
    private let painter = Painter()
    private let bitmap: Bitmap

    init?() {
      guard let bitmap = try? Bitmap(width: 0, height: 0) else { return nil }
      self.bitmap = bitmap
    }

    func paint(_ scene: Scene, scale: CGFloat) {
      let band = CGSize(width: scene.size.width, height: GlyphPreparation.bandHeight)
      for top in stride(from: 0, to: scene.size.height, by: band.height) {
        let (width, height) = (band.width * scale, band.height * scale)
        guard
          (try? bitmap.resize(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))) != nil
        else { return }
        painter.paint(
          scene, rect: CGRect(origin: CGPoint(x: 0, y: top), size: band), scale: scale, into: bitmap)
      }
    }
  }

  /// What is painted at once, in points.
  private static let bandHeight: CGFloat = 64
  /// They are kept, and the faces of fonts with them, for these hold the shapes.
  private static let idle = Mutex<[Worker]>([])

  /// - Parameters:
  ///   - text: whose left edge will lie on a whole pixel.
  ///   - scale: pixels a point.
  package static func prepare(_ text: LaidOutText, scale: CGFloat) {
    let size = text.size
    guard size.width > 0, size.width * scale < CGFloat(Bitmap.maximumSide), size.height.isFinite, scale > 0,
      let worker = idle.withLock({ $0.popLast() }) ?? Worker()
    else { return }
    worker.paint(Scene(size: size, nodes: [.text(text, at: .zero)]), scale: scale)
    idle.withLock { $0.append(worker) }
  }
}
