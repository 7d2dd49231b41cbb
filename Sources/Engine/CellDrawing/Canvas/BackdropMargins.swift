internal import Foundation

/// The margins, in pixels, that are painted around a part of a scene so that glass in the part shows the picture beside
/// the part.
struct BackdropMargins {
  private var left: Int
  private var top: Int
  private var right: Int
  private var bottom: Int

  /// Fails with nil if no margin is needed, because the part is the whole scene.
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

  /// The top left corner of the larger bitmap, in points.
  func origin(_ rect: CGRect, scale: CGFloat) -> CGPoint {
    CGPoint(x: rect.minX - Double(left) / scale, y: rect.minY - Double(top) / scale)
  }

  /// Returns a bitmap that holds `bitmap` with the margins around it, or nil if there is no memory for it.
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
