internal import Foundation

extension ImageNode {
  /// Whether there is anything of it to paint.
  var isPainted: Bool { rect.isFinite && rect.width > 0 && rect.height > 0 && tint?.alpha != 0 }

  /// In how many pixels the image is kept for where it is drawn: as many as it covers, or its own where it is stretched
  /// in parts, drawn with hard pixels or very large.
  ///
  /// - Parameter matrix: from the coordinates of the node to pixels.
  func pixelSize(under matrix: Transform) -> (width: Int, height: Int) {
    let natural = (width: image.width, height: image.height)
    if capInsets != nil || !image.isVector && interpolation == .nearest { return natural }
    let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot() * rect.width
    let height = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot() * rect.height
    guard width.isFinite, height.isFinite, max(width, height) < 16_384, width * height < 16_777_216 else {
      return natural
    }
    return (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
  }
}
