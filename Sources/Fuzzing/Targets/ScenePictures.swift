import CellDrawing
import Foundation

/// Draws scenes in both formats, as far as they are large.
enum ScenePictures {
  /// - Parameter longestSide: of the part that is drawn, in points.
  static func draw(_ scene: Scene, longestSide: CGFloat) {
    let size = CGSize(
      width: side(scene.size.width, longestSide), height: side(scene.size.height, longestSide))
    let rect = CGRect(origin: .zero, size: size)
    guard let bitmap = try? Bitmap(width: Int(size.width), height: Int(size.height)) else { return }
    Painter().paint(scene, rect: rect, scale: 1, into: bitmap)
    _ = PNG.encode(bitmap, compression: .small)
    _ = SVG.encode(scene, rect: rect, title: "fuzz")
  }

  private static func side(_ length: CGFloat, _ longest: CGFloat) -> CGFloat {
    length.isNaN ? 1 : min(max(length, 1), longest).rounded(.up)
  }
}
