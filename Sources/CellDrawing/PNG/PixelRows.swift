/// Premultiplied pixels that are read row by row, from the first to the last, as often as needed.
package protocol PixelRows {
  var width: Int { get }
  var height: Int { get }
  /// Bytes from the row above to a row.
  var stride: Int { get }
  /// False where it is seen without looking at all rows that a pixel is not opaque.
  var mayBeOpaque: Bool { get }
  /// Blue, green, red, alpha; the row above lies before it, until the next row is asked for.
  func row(_ row: Int) -> UnsafeRawPointer?
}

extension Bitmap: PixelRows {
  package func row(_ row: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(pixels.baseAddress)?.advanced(by: row * stride)
  }

  /// Whether the first and the last row are opaque.
  package var mayBeOpaque: Bool {
    guard width > 0, height > 0 else { return true }
    let words = pixels.bindMemory(to: UInt32.self)
    return words.prefix(width).allSatisfy { $0 >> 24 == 255 }
      && words.suffix(width).allSatisfy { $0 >> 24 == 255 }
  }
}
