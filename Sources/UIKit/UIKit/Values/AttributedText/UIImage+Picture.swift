import CellDrawing
import Foundation

extension UIImage {
  /// Returns the picture for `traits`. An image that was drawn is painted at three pixels per point.
  func picture(for traits: UITraitCollection) -> Image? {
    let isDark = traits.userInterfaceStyle == .dark
    switch isDark ? darkContent ?? content : content {
    case .image(let image):
      return image
    case .nodes(let nodes):
      let scale: CGFloat = 3
      let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
      guard width >= 1, height >= 1, width * height <= 16_000_000,
        let bitmap = try? Bitmap(width: Int(width), height: Int(height))
      else { return nil }
      let rect = CGRect(origin: .zero, size: size)
      Painter().paint(Scene(size: size, nodes: nodes), rect: rect, scale: scale, into: bitmap)
      let rows = (0..<bitmap.height).flatMap { row in
        let start = row * bitmap.stride
        return bitmap.pixels[start..<start + bitmap.width * 4]
      }
      return Image(premultipliedBGRA: rows, width: bitmap.width, height: bitmap.height)
    }
  }
}
