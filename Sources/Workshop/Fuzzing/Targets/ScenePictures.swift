import CellDrawing
import Foundation

/// Pictures of scenes in both formats, cut to a maximum size.
enum ScenePictures {
  /// - Parameter longestSide: the longest side of the part that is drawn, in points.
  static func draw(_ scene: Scene, longestSide: CGFloat) {
    let size = CGSize(
      width: side(scene.size.width, longestSide), height: side(scene.size.height, longestSide))
    let rect = CGRect(origin: .zero, size: size)
    guard let bitmap = try? Bitmap(width: Int(size.width), height: Int(size.height)) else { return }
    Painter().paint(scene, rect: rect, scale: 1, into: bitmap)
    _ = PNG.encode(bitmap, compression: .small)
    _ = SVG.encode(scene, rect: rect, title: "fuzz")
    drawInBands(scene, rect, bitmap)
  }

  /// Draws the scene on white in one piece and in bands, which must give the same pixels.
  private static func drawInBands(_ scene: Scene, _ rect: CGRect, _ bitmap: Bitmap) {
    let background = Node.fill(.rect(rect), .nonZero, .color(.white))
    let scene = Scene(size: scene.size, nodes: [background] + scene.nodes)
    let painter = Painter()
    guard let memory = try? Bitmap(width: 1, height: 1),
      let bands = try? painter.bands(
        of: scene, rect: rect, scale: 1, width: bitmap.width, height: bitmap.height, in: memory,
        byteCount: bitmap.width * 32)
    else { return }
    let inBands = PNGEncoder().encode(bands, compression: .fast)
    bitmap.clear()
    painter.paint(scene, rect: rect, scale: 1, into: bitmap)
    precondition(
      inBands == PNGEncoder().encode(bitmap, compression: .fast), "a scene looks otherwise in bands")
  }

  private static func side(_ length: CGFloat, _ longest: CGFloat) -> CGFloat {
    length.isNaN ? 1 : min(max(length, 1), longest).rounded(.up)
  }
}
