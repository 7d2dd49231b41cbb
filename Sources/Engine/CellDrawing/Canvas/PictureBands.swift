/// A picture that is painted from top to bottom while its rows are read, one band in memory at a time.
///
/// A band is still in the processor's cache when it is read.
package final class PictureBands: PixelRows {
  /// The approximate number of bytes of a band.
  package static let byteCount = 1 << 20

  /// The picture's width in pixels.
  package let width: Int
  package let height: Int
  /// The time that the painting of bands has taken so far.
  package private(set) var paintingTime = Duration.zero
  private let bands: [Range<Int>]
  /// The memory for the last row of the previous band, followed by a band.
  private let bitmap: Bitmap
  private let paint: (Range<Int>, Bitmap) -> Void
  private var next = 0
  private var rows = 0..<0

  /// - Parameter paint: Paints rows of the picture into all rows of a bitmap except its first one.
  ///
  /// Throws `ImageError.tooLarge` if there is no memory for a band.
  init(
    width: Int, bands: [Range<Int>], in bitmap: Bitmap, paint: @escaping (Range<Int>, Bitmap) -> Void
  ) throws(ImageError) {
    self.width = width
    height = bands.last?.upperBound ?? 0
    (self.bands, self.bitmap, self.paint) = (bands, bitmap, paint)
    let longest = bands.map(\.count).max() ?? 0
    try bitmap.resizeForFilling(width: width, height: longest + 1)
  }

  package var stride: Int { bitmap.stride }
  package var mayBeOpaque: Bool { true }

  package func row(_ row: Int) -> UnsafeRawPointer? {
    if row < rows.lowerBound { (next, rows) = (0, 0..<0) }
    while row >= rows.upperBound, next < bands.count { paintNext() }
    return UnsafeRawPointer(bitmap.pixels.baseAddress)?.advanced(by: (row - rows.lowerBound + 1) * stride)
  }

  /// Passes the pixels of all rows to `body`, band by band.
  package func forEachBand(_ body: (UnsafeRawBufferPointer) -> Void) {
    (next, rows) = (0, 0..<0)
    while next < bands.count {
      paintNext()
      let end = (rows.count + 1) * stride
      body(UnsafeRawBufferPointer(UnsafeMutableRawBufferPointer(rebasing: bitmap.pixels[stride..<end])))
    }
  }

  private func paintNext() {
    if let start = bitmap.pixels.baseAddress, !rows.isEmpty {
      start.copyMemory(from: start + rows.count * stride, byteCount: stride)
    }
    rows = bands[next]
    next += 1
    paintingTime += ContinuousClock().measure { paint(rows, bitmap) }
  }
}
