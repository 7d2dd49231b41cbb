package import CellDrawing

extension Comparison {
  /// Returns a picture of the differences.
  ///
  /// Changed pixels are yellow (little) to red (much), and antialiased pixels are blue. Pixels that only the actual
  /// picture has are green, and pixels that only the reference has are purple. Masks are hatched, and everything else
  /// is dark grey. White lines surround the `boundingBoxes`.
  ///
  /// Throws `ImageError.tooLarge` if the rows of both pictures do not fit into one picture.
  ///
  /// - Parameter replacesReference: Whether the difference may be painted over the reference if both pictures have the
  ///   same size. This saves the memory of a third large picture. The reference must not be needed any more.
  package func differenceImage(replacesReference: Bool = false) throws(ImageError) -> Bitmap {
    let isInPlace = replacesReference && alignment.segments.count == 1 && hasOneSize
    let bitmap = isInPlace ? reference.bitmap : try Bitmap(width: map.width, height: map.height)
    guard let start = bitmap.pixels.baseAddress else { return bitmap }
    let pixels = start.assumingMemoryBound(to: UInt32.self)
    for segment in alignment.segments {
      DifferencePainter(segment, reference, actual, map: map, pixels: pixels).paint()
    }
    for box in result.boundingBoxes { outline(box, pixels) }
    return bitmap
  }

  private var hasOneSize: Bool {
    reference.bitmap.width == actual.bitmap.width && reference.bitmap.height == actual.bitmap.height
  }

  /// Draws a frame two pixels wide, two pixels outside the box.
  private func outline(_ box: PixelRect, _ pixels: UnsafeMutablePointer<UInt32>) {
    for distance in 2...3 {
      let (left, right) = (box.x - distance, box.x + box.width - 1 + distance)
      let (top, bottom) = (box.y - distance, box.y + box.height - 1 + distance)
      let (columns, rows) = (
        max(0, left)..<min(map.width, right + 1), max(0, top)..<min(map.height, bottom + 1)
      )
      for y in [top, bottom] where y >= 0 && y < map.height {
        for x in columns { pixels[y * map.width + x] = DifferenceColor.outline }
      }
      for x in [left, right] where x >= 0 && x < map.width {
        for y in rows { pixels[y * map.width + x] = DifferenceColor.outline }
      }
    }
  }
}
