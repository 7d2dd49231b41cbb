internal import Foundation

/// How much more than a part of a scene is painted, in pixels, so that glass in it shows what lies beside the part.
struct BackdropMargins {
  private var left: Int
  private var top: Int
  private var right: Int
  private var bottom: Int

  /// Nil where the part is all there is.
  init?(of bitmap: Bitmap, rect: CGRect, scale: CGFloat, in size: CGSize, reach: CGFloat) {
    func pixels(_ room: CGFloat) -> Int {
      Int(min(CGFloat(Bitmap.maximumSide), max(0, min(room, reach)) * scale).rounded(.up))
    }
    left = pixels(rect.minX)
    top = pixels(rect.minY)
    right = pixels(size.width - rect.minX - Double(bitmap.width) / scale)
    bottom = pixels(size.height - rect.minY - Double(bitmap.height) / scale)
    guard left + top + right + bottom > 0 else { return nil }
  }

  /// Where the larger bitmap begins, in points.
  func origin(_ rect: CGRect, scale: CGFloat) -> CGPoint {
    CGPoint(x: rect.minX - Double(left) / scale, y: rect.minY - Double(top) / scale)
  }

  /// A bitmap with the margins around what `bitmap` holds; nil where there is no memory for it.
  func larger(_ bitmap: Bitmap) -> Bitmap? {
    guard
      let larger = try? Bitmap(width: left + bitmap.width + right, height: top + bitmap.height + bottom)
    else { return nil }
    for y in 0..<bitmap.height {
      let start = (top + y) * larger.stride + left * 4
      let row = UnsafeRawBufferPointer(
        rebasing: bitmap.pixels[(y * bitmap.stride)..<((y + 1) * bitmap.stride)])
      UnsafeMutableRawBufferPointer(rebasing: larger.pixels[start..<(start + row.count)]).copyMemory(
        from: row)
    }
    return larger
  }

  func copy(_ larger: Bitmap, into bitmap: Bitmap) {
    for y in 0..<bitmap.height {
      let start = (top + y) * larger.stride + left * 4
      let row = UnsafeRawBufferPointer(rebasing: larger.pixels[start..<(start + bitmap.stride)])
      UnsafeMutableRawBufferPointer(
        rebasing: bitmap.pixels[(y * bitmap.stride)..<((y + 1) * bitmap.stride)]
      ).copyMemory(from: row)
    }
  }
}
