/// The BMP format of Windows and OS/2, decoded by this project, since no library of Debian reads only that.
enum BMP {
  static func decode(_ bytes: [UInt8]) throws(ImageError) -> ImagePixels {
    let header = try BMPHeader(bytes)
    var straight: [UInt32]
    switch header.encoding {
    case .indices: straight = try indexed(header, bytes)
    case .runs: straight = colors(try BMPRuns.indices(header, bytes), header)
    case .channels(let red, let green, let blue, let alpha):
      let channels = [blue, green, red, alpha].map(BMPChannel.init)
      straight = try masked(header, bytes, channels)
    }
    if header.isBottomUp { flip(&straight, width: header.width) }
    return ImagePixels(
      straight: straight.withUnsafeBytes { [UInt8]($0) }, width: header.width, height: header.height,
      profile: header.profile)
  }

  private static func indexed(_ header: BMPHeader, _ bytes: [UInt8]) throws(ImageError) -> [UInt32] {
    try checkRows(header, bytes)
    var indices = [UInt8](repeating: 0, count: header.width * header.height)
    let (perByte, mask) = (8 / header.bits, UInt8(truncatingIfNeeded: 1 << header.bits - 1))
    for y in 0..<header.height {
      let row = header.start + y * header.stride
      for x in 0..<header.width {
        let shift = 8 - header.bits * (x % perByte + 1)
        indices[y * header.width + x] = bytes[row + x / perByte] >> UInt8(shift) & mask
      }
    }
    return colors(indices, header)
  }

  /// Returns the pixels of indices. Those that the palette does not have are black.
  private static func colors(_ indices: [UInt8], _ header: BMPHeader) -> [UInt32] {
    let missing = Array(repeating: UInt32(255 << 24), count: 256 - header.palette.count)
    let palette = header.palette + missing
    return indices.map { palette[Int($0)] }
  }

  private static func masked(
    _ header: BMPHeader, _ bytes: [UInt8], _ channels: [BMPChannel]
  ) throws(ImageError) -> [UInt32] {
    try checkRows(header, bytes)
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    let (blue, green, red, alpha) = (channels[0], channels[1], channels[2], channels[3])
    let count = header.bits / 8
    for y in 0..<header.height {
      var place = header.start + y * header.stride
      for x in 0..<header.width {
        var value: UInt32 = 0
        for byte in 0..<count { value |= UInt32(bytes[place + byte]) << UInt32(8 * byte) }
        pixels[y * header.width + x] =
          blue.value(in: value) | green.value(in: value) << 8 | red.value(in: value) << 16
          | (alpha.isEmpty ? 255 : alpha.value(in: value)) << 24
        place += count
      }
    }
    return pixels
  }

  /// Throws `ImageError` unless the file is long enough, before memory is allocated for the pixels.
  private static func checkRows(_ header: BMPHeader, _ bytes: [UInt8]) throws(ImageError) {
    // Some programs leave out the bytes that fill the last row.
    let last = (header.width * header.bits + 7) / 8
    guard header.start + (header.height - 1) * header.stride + last <= bytes.count else {
      throw failure("it ends in the middle of its picture")
    }
  }

  private static func flip(_ pixels: inout [UInt32], width: Int) {
    let height = pixels.count / width
    for y in 0..<(height / 2) {
      for x in 0..<width { pixels.swapAt(y * width + x, (height - 1 - y) * width + x) }
    }
  }

  static func failure(_ reason: String) -> ImageError { .broken(format: "BMP", reason: reason) }
}

/// The bits of a channel within a pixel.
private struct BMPChannel {
  private let mask: UInt32
  private let shift: UInt32
  private let maximum: UInt32

  init(_ mask: UInt32) {
    self.mask = mask
    shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
    maximum = mask >> shift
  }

  var isEmpty: Bool { mask == 0 }

  /// Returns the nearest value from 0 to 255.
  @inline(__always)
  func value(in pixel: UInt32) -> UInt32 {
    guard maximum != 255 else { return pixel >> shift & 255 }
    guard maximum > 0 else { return 0 }
    let value = UInt64((pixel & mask) >> shift)
    return UInt32((value * 255 + UInt64(maximum) / 2) / UInt64(maximum))
  }
}
