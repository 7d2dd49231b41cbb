internal import Foundation

extension ImageNode {
  /// Whether anything of the node is painted.
  var isPainted: Bool { rect.isFinite && rect.width > 0 && rect.height > 0 && tint?.alpha != 0 }

  /// Returns the size in pixels at which the image is kept for drawing.
  ///
  /// It is usually the size that the node covers. It is the image's own size if the image has cap insets, is drawn
  /// with hard pixels or covers very many pixels. A vector image with cap insets is kept at a whole multiple of its
  /// own size.
  ///
  /// - Parameter matrix: The transform from the node's coordinates to pixels.
  func pixelSize(under matrix: Transform) -> (width: Int, height: Int) {
    let natural = (width: image.width, height: image.height)
    if capInsets != nil {
      let density = image.isVector ? density(under: matrix) : 1
      return (width: image.width * density, height: image.height * density)
    }
    if !image.isVector && interpolation == .nearest { return natural }
    let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot() * rect.width
    let height = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot() * rect.height
    guard Self.isModest(width, height) else { return natural }
    return (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }

  /// Returns the pixels per point along the longer side, rounded up, at most 4.
  private func density(under matrix: Transform) -> Int {
    let longest = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    guard longest.isFinite else { return 1 }
    let density = min(max(longest.rounded(.up), 1), 4)
    return Self.isModest(CGFloat(image.width) * density, CGFloat(image.height) * density) ? Int(density) : 1
  }

  private static func isModest(_ width: CGFloat, _ height: CGFloat) -> Bool {
    width.isFinite && height.isFinite && max(width, height) < 16_384 && width * height < 16_777_216
  }
}
