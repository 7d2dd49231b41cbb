internal import Foundation

/// A buffer of premultiplied 32-bit pixels, in memory blue, green, red, alpha. One thread owns and reuses it.
package final class Bitmap {
  package private(set) var width: Int
  package private(set) var height: Int
  /// The number of bytes from one row to the next.
  package private(set) var stride: Int
  /// The rows of the bitmap, `stride * height` bytes. They are valid until the size changes.
  package private(set) var pixels: UnsafeMutableRawBufferPointer
  private var memory: UnsafeMutableRawBufferPointer

  /// The maximum side, in pixels, that Cairo draws.
  package static let maximumSide = 32_767
  /// The maximum number of pixels of a bitmap: 1 GiB of memory.
  package static let maximumPixelCount = 1 << 28

  /// Makes a transparent bitmap. Negative sizes count as 0.
  ///
  /// Throws `ImageError.tooLarge` beyond `maximumSide` and `maximumPixelCount`.
  package init(width: Int, height: Int) throws(ImageError) {
    (self.width, self.height, stride) = (0, 0, 0)
    pixels = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    try resize(width: width, height: height)
  }

  deinit {
    free(memory.baseAddress)
  }

  /// Changes the size, in the same memory if it fits, and makes every pixel transparent.
  ///
  /// Throws `ImageError.tooLarge` like `init`. The bitmap then stays as before.
  package func resize(width: Int, height: Int) throws(ImageError) {
    try resize(width: width, height: height, clearing: true)
  }

  /// Changes the size. Without `clearing`, the pixels are undefined.
  ///
  /// - Parameter spare: The number of bytes after the pixels, for `end`.
  func resize(width: Int, height: Int, clearing: Bool, spare: Int = 0) throws(ImageError) {
    let (width, height) = (max(0, width), max(0, height))
    let count = try Self.byteCount(width: width, height: height)
    if count + spare > memory.count {
      // Fresh zero pages are cheaper than clearing old ones.
      guard let fresh = calloc(count + spare, 1) else { throw .tooLarge(width: width, height: height) }
      free(memory.baseAddress)
      memory = UnsafeMutableRawBufferPointer(start: fresh, count: count + spare)
      pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
    } else {
      pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
      if clearing { clear() }
    }
    (self.width, self.height, stride) = (width, height, width * 4)
  }

  /// Returns the last `count` bytes of the pixels and the `spare` bytes after them, taken together.
  func end(_ count: Int, spare: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let limit = pixels.count + spare
    return UnsafeMutableRawBufferPointer(rebasing: memory[(limit - count)..<limit]).bindMemory(to: UInt8.self)
  }

  /// Returns the bytes of a bitmap's pixels. Throws `ImageError.tooLarge` if there can be no bitmap of this size.
  static func byteCount(width: Int, height: Int) throws(ImageError) -> Int {
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
    return width * height * 4
  }

  /// Makes every pixel transparent.
  package func clear() {
    if let start = pixels.baseAddress { memset(start, 0, pixels.count) }
  }
}
