internal import Foundation

/// Premultiplied 32-bit pixels, blue, green, red, alpha in memory: a buffer that one thread owns and uses again.
package final class Bitmap {
  package private(set) var width: Int
  package private(set) var height: Int
  /// Bytes from one row to the next.
  package private(set) var stride: Int
  /// The rows of the bitmap, `stride * height` bytes; valid until the next change of size.
  package private(set) var pixels: UnsafeMutableRawBufferPointer
  private var memory: UnsafeMutableRawBufferPointer

  /// The longest side, in pixels, that Cairo draws.
  package static let maximumSide = 32_767
  /// The most pixels a bitmap holds: 1 GiB of memory.
  package static let maximumPixelCount = 1 << 28

  /// A transparent bitmap; negative sizes count as 0.
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

  /// Changes the size, in the same memory where it fits, and makes every pixel transparent.
  ///
  /// Throws `ImageError.tooLarge` like `init`, the bitmap then being as before.
  package func resize(width: Int, height: Int) throws(ImageError) {
    try resize(width: width, height: height, clearing: true)
  }

  /// Changes the size; without `clearing`, what the pixels are is left open.
  ///
  /// - Parameter spare: bytes behind the pixels, for `end`.
  func resize(width: Int, height: Int, clearing: Bool, spare: Int = 0) throws(ImageError) {
    let (width, height) = (max(0, width), max(0, height))
    let count = try Self.byteCount(width: width, height: height)
    if count + spare > memory.count {
      // Fresh zero pages cost less than clearing old ones.
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

  /// The last `count` bytes of the pixels and the `spare` bytes behind them.
  func end(_ count: Int, spare: Int) -> UnsafeMutableBufferPointer<UInt8> {
    let limit = pixels.count + spare
    return UnsafeMutableRawBufferPointer(rebasing: memory[(limit - count)..<limit]).bindMemory(to: UInt8.self)
  }

  /// Throws `ImageError.tooLarge` where a bitmap of that size cannot be.
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
