/// A source of premultiplied pixels that are read row by row, from the first to the last, any number of times.
package protocol PixelRows {
  var width: Int { get }
  var height: Int { get }
  /// The number of bytes from one row to the next.
  var stride: Int { get }
  /// Whether all pixels may be opaque. False if a quick check finds a pixel that is not.
  var mayBeOpaque: Bool { get }
  /// Returns a row of blue, green, red, alpha. The row above is before it in memory. Both are valid until the next
  /// call.
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
