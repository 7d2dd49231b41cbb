import CellDrawing

/// The overlapping pixels of two pictures, and the findings about them.
struct PixelSegment {
  let reference: UnsafePointer<UInt32>
  /// The number of pixels from one row to the next.
  let referenceStride: Int
  let actual: UnsafePointer<UInt32>
  let actualStride: Int
  let alpha: ComparedPicture.Alpha
  let width: Int
  let height: Int
  /// The segment's first row in the map.
  let y: Int
  let map: DifferenceMap

  /// Returns nil if only one picture has the rows.
  init?(
    _ segment: RowAlignment.Segment, _ reference: ComparedPicture, _ actual: ComparedPicture,
    map: DifferenceMap
  ) {
    guard let referenceY = segment.referenceY, let actualY = segment.actualY,
      let old = UnsafeRawPointer(reference.bitmap.pixels.baseAddress),
      let new = UnsafeRawPointer(actual.bitmap.pixels.baseAddress)
    else { return nil }
    self.reference = (old + referenceY * reference.bitmap.stride).assumingMemoryBound(to: UInt32.self)
    self.actual = (new + actualY * actual.bitmap.stride).assumingMemoryBound(to: UInt32.self)
    referenceStride = reference.bitmap.stride / 4
    actualStride = actual.bitmap.stride / 4
    alpha = reference.alpha
    width = min(reference.bitmap.width, actual.bitmap.width)
    height = segment.height
    y = segment.y
    self.map = map
  }

  /// Calls `body` for each row with differing pixels, with the range of these pixels and the row's findings.
  func forEachDifferingRow(
    _ body: (
      _ y: Int, _ range: Range<Int>, _ reference: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>,
      _ findings: UnsafeMutablePointer<UInt8>
    ) -> Void
  ) {
    var row = 0
    while row < height {
      let (start, end) = (map.starts[y + row], min(width, map.ends[y + row]))
      if start < end {
        body(
          row, start..<end, reference + row * referenceStride, actual + row * actualStride, map.row(y + row))
      }
      row += 1
    }
  }
}
