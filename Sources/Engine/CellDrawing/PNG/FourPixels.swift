/// Four neighbouring pixels, whose bytes are added and subtracted one by one.
struct FourPixels {
  var first: UInt64
  var second: UInt64

  init(_ first: UInt64, _ second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  @inline(__always)
  init(from pixels: UnsafeRawPointer, offset: Int) {
    first = pixels.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    second = pixels.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
  }

  @inline(__always)
  func store(to pixels: UnsafeMutableRawPointer, offset: Int) {
    pixels.storeBytes(of: first, toByteOffset: offset, as: UInt64.self)
    pixels.storeBytes(of: second, toByteOffset: offset &+ 8, as: UInt64.self)
  }

  /// Returns the sums of the bytes of two pairs of pixels.
  @inline(__always)
  static func sum(_ pair: UInt64, _ other: UInt64) -> UInt64 {
    // Each byte's highest bit is added separately, so that no byte carries into the next.
    let high: UInt64 = 0x8080_8080_8080_8080
    return ((pair & ~high) &+ (other & ~high)) ^ ((pair ^ other) & high)
  }

  /// Returns the differences of the bytes of two pairs of pixels.
  @inline(__always)
  static func difference(_ pair: UInt64, _ other: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    return ((pair | high) &- (other & ~high)) ^ ((pair ^ ~other) & high)
  }

  #if DEBUG
    // Vectors take many times as long if they are not compiled to the processor's instructions.
    static func &+ (pixels: FourPixels, others: FourPixels) -> FourPixels {
      FourPixels(sum(pixels.first, others.first), sum(pixels.second, others.second))
    }

    static func &- (pixels: FourPixels, others: FourPixels) -> FourPixels {
      FourPixels(difference(pixels.first, others.first), difference(pixels.second, others.second))
    }
  #else
    @inline(__always)
    static func &+ (pixels: FourPixels, others: FourPixels) -> FourPixels {
      unsafeBitCast(pixels.bytes &+ others.bytes, to: FourPixels.self)
    }

    @inline(__always)
    static func &- (pixels: FourPixels, others: FourPixels) -> FourPixels {
      unsafeBitCast(pixels.bytes &- others.bytes, to: FourPixels.self)
    }

    @inline(__always)
    private var bytes: SIMD16<UInt8> { unsafeBitCast(self, to: SIMD16<UInt8>.self) }
  #endif
}
