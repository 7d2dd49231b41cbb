/// A rectangle by its edges.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var rect: PixelRect { PixelRect(x: left, y: top, width: right - left, height: bottom - top) }

  var isEmpty: Bool { right == left }

  /// Grows to the smallest box that contains both.
  mutating func form(_ other: PixelBox) {
    guard !isEmpty else {
      self = other
      return
    }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  func overlaps(_ other: PixelBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
