/// A rectangle of a bitmap, whose rows are read as a picture's rows.
struct BitmapPart: PixelRows {
  let bitmap: Bitmap
  /// The place of the top left corner in pixels.
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  var stride: Int { bitmap.stride }
  var mayBeOpaque: Bool { true }

  func row(_ row: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitmap.pixels.baseAddress)?.advanced(by: (y + row) * stride + x * 4)
  }

  /// Takes the whole bitmap.
  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    (x, y, width, height) = (0, 0, bitmap.width, bitmap.height)
  }

  /// Takes the smallest rectangle that holds all pixels that differ from another bitmap of the same size, or one pixel
  /// if there is no difference.
  init(_ bitmap: Bitmap, changedFrom other: Bitmap) {
    self.bitmap = bitmap
    let (pixels, others) = (
      bitmap.pixels.bindMemory(to: UInt32.self), other.pixels.bindMemory(to: UInt32.self)
    )
    var (left, right, top, bottom) = (bitmap.width, 0, bitmap.height, 0)
    for row in 0..<bitmap.height {
      let start = row * bitmap.width
      let end = start + bitmap.width
      guard let first = (start..<end).first(where: { pixels[$0] != others[$0] }),
        let last = (start..<end).last(where: { pixels[$0] != others[$0] })
      else { continue }
      (left, right) = (min(left, first - start), max(right, last - start + 1))
      (top, bottom) = (min(top, row), row + 1)
    }
    let isChanged = right > left
    (x, y) = isChanged ? (left, top) : (0, 0)
    (width, height) = isChanged ? (right - left, bottom - top) : (1, 1)
  }
}
