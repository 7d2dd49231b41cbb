/// A picture's rows as a PNG holds them before they are compressed, each after the byte that names its filter.
struct StoredRows {
  /// The number of consecutive rows with the same filter. With fewer, repeated rows would no longer match each
  /// other.
  private static let rowsInBlock = 32
  /// The distance between the rows that are examined.
  private static let step = 8
  /// The minimum saving, in different pixels, for subtracting the rows above. Subtracting hides repetitions: equal
  /// rows below different rows are no longer equal.
  private static let margin = 128

  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes of a row, including the byte that names its filter.
  let byteCount: Int
  let channels: Int

  /// Subtracts from each row the row above, block by block, where this leaves far fewer different pixels.
  ///
  /// That is so in photos. Text and flat colours compress better as they are.
  ///
  /// Before the call, all rows must be plain.
  func takeRowsAbove() {
    let count = bytes.count / byteCount
    var (pixels, differences) = (PixelVariety(), PixelVariety())
    var end = count
    // It goes upwards, so that the rows above are still plain.
    while end > 0 {
      let start = (end - 1) / Self.rowsInBlock * Self.rowsInBlock
      let looked = stride(from: max(start, 1), to: end, by: Self.step)
      for row in looked { look(at: row, &pixels, &differences) }
      if differences.take() + Self.margin < pixels.take() {
        for row in (max(start, 1)..<end).reversed() { takeRowAbove(from: row) }
      }
      end = start
    }
  }

  private func look(at row: Int, _ pixels: inout PixelVariety, _ differences: inout PixelVariety) {
    guard let line = UnsafeRawPointer(bytes.baseAddress)?.advanced(by: row * byteCount) else { return }
    let above = line - byteCount
    // Three channels are read with the byte before them, because there may be no byte after the last.
    let (first, shift) = channels == 3 ? (0, UInt64(8)) : (1, UInt64(0))
    var place = first
    while place < byteCount - 3 {
      let pixel = UInt64(line.loadUnaligned(fromByteOffset: place, as: UInt32.self)) &>> shift
      let other = UInt64(above.loadUnaligned(fromByteOffset: place, as: UInt32.self)) &>> shift
      pixels.insert(UInt32(truncatingIfNeeded: pixel))
      differences.insert(UInt32(truncatingIfNeeded: FourPixels.difference(pixel, other)))
      place &+= channels
    }
  }

  private func takeRowAbove(from row: Int) {
    guard let line = UnsafeMutableRawPointer(bytes.baseAddress)?.advanced(by: row * byteCount) else { return }
    let above = UnsafeRawPointer(line - byteCount)
    var place = 1
    while place <= byteCount - 16 {
      let difference = FourPixels(from: line, offset: place) &- FourPixels(from: above, offset: place)
      difference.store(to: line, offset: place)
      place &+= 16
    }
    while place < byteCount {
      let byte = line.load(fromByteOffset: place, as: UInt8.self)
      line.storeBytes(
        of: byte &- above.load(fromByteOffset: place, as: UInt8.self), toByteOffset: place, as: UInt8.self)
      place &+= 1
    }
    line.storeBytes(of: PNGRows.Filter.up.rawValue, as: UInt8.self)
  }
}
