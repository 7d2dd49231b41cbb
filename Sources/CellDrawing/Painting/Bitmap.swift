/// Premultiplied 32-bit pixels, blue, green, red, alpha in memory: a buffer that one thread owns and uses again.
package final class Bitmap {
  package private(set) var width: Int
  package private(set) var height: Int
  /// Bytes from one row to the next.
  package private(set) var stride: Int
  package private(set) var pixels: UnsafeMutableRawBufferPointer

  /// The longest side, in pixels, that Cairo draws.
  package static let maximumSide = 32_767

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width * 4
    pixels = .allocate(byteCount: max(1, stride * height), alignment: 64)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit {
    pixels.deallocate()
  }
}
