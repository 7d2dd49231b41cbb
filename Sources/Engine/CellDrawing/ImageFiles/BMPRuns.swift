/// The runs of indices in a compressed BMP.
enum BMPRuns {
  /// Returns the indices in the file's order of rows. Pixels that the runs skip have the index 0.
  ///
  /// Throws `ImageError` if the file ends before the picture does.
  static func indices(_ header: BMPHeader, _ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    let (width, height) = (header.width, header.height)
    var indices = [UInt8](repeating: 0, count: width * height)
    var (x, y, place) = (0, 0, header.start)
    func set(_ index: UInt8) {
      if x < width, y < height { indices[y * width + x] = index }
      x += 1
    }
    /// Returns the first or the second of two indices in a byte, or the only one.
    func index(_ number: Int, of byte: UInt8) -> UInt8 {
      header.bits == 8 ? byte : number % 2 == 0 ? byte >> 4 : byte & 15
    }
    while y < height {
      guard place + 2 <= bytes.count else {
        // The sign of the end may be missing.
        if y == height - 1, x >= width { return indices }
        throw BMP.failure("it ends in the middle of its picture")
      }
      let (count, value) = (Int(bytes[place]), bytes[place + 1])
      place += 2
      switch (count, value) {
      case (0, 0): (x, y) = (0, y + 1)
      case (0, 1): return indices
      case (0, 2):
        guard place + 2 <= bytes.count else { throw BMP.failure("it ends in the middle of its picture") }
        x += Int(bytes[place])
        y += Int(bytes[place + 1])
        place += 2
      case (0, _):
        // Indices one by one, filled up to an even number of bytes.
        let byteCount = header.bits == 8 ? Int(value) : (Int(value) + 1) / 2
        guard place + byteCount <= bytes.count else {
          throw BMP.failure("it ends in the middle of its picture")
        }
        for number in 0..<Int(value) {
          set(index(number, of: bytes[place + (header.bits == 8 ? number : number / 2)]))
        }
        place += byteCount + byteCount % 2
      default:
        for number in 0..<count { set(index(number, of: value)) }
      }
    }
    return indices
  }
}
