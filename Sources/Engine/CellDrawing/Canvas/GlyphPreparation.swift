package import Foundation

/// Makes the shapes of glyphs before they are drawn, on any thread. The threads that paint bitmaps share them.
package enum GlyphPreparation {
  /// A painter with a bitmap that is never read.
  // Safe: the mutex gives each worker to one thread at a time.
  private final class Worker: @unchecked Sendable {
    private let painter = Painter()
    private let bitmap: Bitmap

    init?() {
      guard let bitmap = try? Bitmap(width: 0, height: 0) else { return nil }
      self.bitmap = bitmap
    }

    func paint(_ scene: Scene, scale: CGFloat) {
      let band = CGSize(width: scene.size.width, height: GlyphPreparation.bandHeight)
      let (width, height) = (band.width * scale, band.height * scale)
      for top in stride(from: 0, to: scene.size.height, by: band.height) {
        guard
          (try? bitmap.resize(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))) != nil
        else { return }
        painter.paint(
          scene, rect: CGRect(origin: CGPoint(x: 0, y: top), size: band), scale: scale, into: bitmap)
      }
    }

    /// Releases everything that was painted.
    func forgetScene() {
      painter.paint(Scene(size: .zero, nodes: []), rect: .zero, scale: 1, into: bitmap)
    }
  }

  /// The texts that are still alive and whose glyphs were made. A table asks for the rows around it whenever it
  /// stops scrolling.
  private struct Known {
    struct Key: Hashable {
      var layout: ObjectIdentifier
      var width: CGFloat
      var height: CGFloat
      var scale: CGFloat
    }

    private struct Weak {
      weak var layout: TextLayout?
    }

    private static let maximumCount = 1_024
    private var layouts: [Key: Weak] = [:]

    /// Notes a text. Returns whether it was not noted yet.
    mutating func note(_ layout: TextLayout, in size: CGSize, scale: CGFloat) -> Bool {
      let key = Key(
        layout: ObjectIdentifier(layout), width: size.width, height: size.height, scale: scale)
      guard layouts[key]?.layout == nil else { return false }
      if layouts.count >= Self.maximumCount { layouts.removeAll() }
      layouts[key] = Weak(layout: layout)
      return true
    }
  }

  /// The height that is painted at once, in points.
  private static let bandHeight: CGFloat = 64
  /// The maximum height of a text that is prepared, in points. No screen shows more.
  private static let maximumHeight: CGFloat = 2_000
  /// The maximum width in pixels. No screen has more.
  private static let maximumWidth: CGFloat = 4_096
  // The faces of fonts hold the shapes, so a worker that opened them is kept as long as the process runs.
  private static let idle = Mutex<[Worker]>([])
  private static let known = Mutex(Known())

  /// Makes the shapes of the glyphs of a text that will be drawn in a box of this size in points.
  ///
  /// The box's left edge is on a whole pixel. Anything that no screen could show at once is not prepared.
  ///
  /// - Parameter scale: The number of pixels per point.
  package static func prepare(_ text: LaidOutText, in size: CGSize, scale: CGFloat) {
    let room = CGSize(width: size.width, height: min(size.height, text.size.height, maximumHeight))
    guard room.width > 0, room.height > 0, scale > 0, room.width * scale <= maximumWidth,
      known.withLock({ $0.note(text.layout, in: room, scale: scale) }),
      let worker = idle.withLock({ $0.popLast() }) ?? Worker()
    else { return }
    worker.paint(Scene(size: room, nodes: [.text(text, at: .zero)]), scale: scale)
    worker.forgetScene()
    idle.withLock { $0.append(worker) }
  }
}
