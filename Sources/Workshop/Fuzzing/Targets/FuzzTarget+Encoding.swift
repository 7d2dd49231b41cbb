import CellDrawing

extension FuzzTarget {
  static let encoding = FuzzTarget("encoding", "a picture of runs and copies, written and read again") {
    bytes in
    var (source, reversed) = (ByteSource(bytes), ByteSource(bytes.reversed()))
    let (width, height) = (1 + source.number(below: 600), 1 + source.number(below: 600))
    guard let bitmap = try? Bitmap(width: width, height: height),
      let other = try? Bitmap(width: width, height: height)
    else { return }
    fill(bitmap, from: &source)
    fill(other, from: &reversed)
    for compression in [PNG.Compression.fast, .small] {
      let file = PNG.encode(bitmap, compression: compression)
      let copy = try? PNG.decode(file)
      precondition(
        copy?.pixels.elementsEqual(bitmap.pixels) == true, "a \(compression) PNG is read as another picture")
      let encoder = PNGEncoder()
      _ = encoder.encode(other, compression: compression)
      precondition(encoder.encode(bitmap, compression: compression) == file, "a picture has two files")
    }
  }

  /// Fills pixels until the bytes end, then repeats the first pixels for the rest.
  private static func fill(_ bitmap: Bitmap, from source: inout ByteSource) {
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    let isOpaque = source.flag()
    var place = 0
    while !source.isEmpty {
      let kind = source.byte() % 4
      let end = min(place + 1 + source.number(below: kind == 2 ? 64 : 4096), pixels.count)
      let color = pixel(from: &source, isOpaque)
      let back = 1 + source.number(below: 65_536)
      while place < end {
        switch kind {
        case 0: pixels[place] = color
        case 1: pixels[place] = place < back ? color : pixels[place - back]
        case 2: pixels[place] = pixel(from: &source, isOpaque)
        default: pixels[place] = place < bitmap.width ? color : pixels[place - bitmap.width]
        }
        place += 1
      }
    }
    guard place > 0 else { return }
    for rest in place..<pixels.count { pixels[rest] = pixels[rest - place] }
  }

  private static func pixel(from source: inout ByteSource, _ isOpaque: Bool) -> UInt32 {
    // Straight colours with alpha change when they are read again, except white.
    if !isOpaque, source.flag() { return UInt32(source.byte()) &* 0x0101_0101 }
    return 0xFF00_0000 | UInt32(source.byte()) << 16 | UInt32(source.byte()) << 8 | UInt32(source.byte())
  }
}
