internal import CCairo
internal import Foundation

extension Canvas {
  /// Paints a resizable image: its corners keep their size, its sides grow along one axis, its middle along both.
  func sliced(_ node: ImageNode, _ insets: CapInsets) {
    let scale = insets.imageScale > 0 && insets.imageScale.isFinite ? insets.imageScale : 1
    let columns = Slice.slices(
      before: insets.left, after: insets.right, pixels: node.image.width, scale: scale, start: node.rect.minX,
      length: node.rect.width)
    let rows = Slice.slices(
      before: insets.top, after: insets.bottom, pixels: node.image.height, scale: scale,
      start: node.rect.minY, length: node.rect.height)
    guard
      let pixels = pixels(of: node.image.source, width: node.image.width, height: node.image.height)
    else { return }
    pixels.withSurface { surface in
      for row in rows {
        for column in columns {
          draw(surface, column, row, node, tileScale: insets.tiles ? scale : nil)
        }
      }
    }
  }

  private func draw(
    _ surface: OpaquePointer, _ column: Slice, _ row: Slice, _ node: ImageNode, tileScale: CGFloat?
  ) {
    let rect = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
    // A surface of its own, so that smoothing does not take in what lies beyond the slice.
    guard
      let part = cairo_surface_create_for_rectangle(
        surface, column.firstPixel, row.firstPixel, column.pixels, row.pixels)
    else { return }
    defer { cairo_surface_destroy(part) }
    if let tileScale, column.isMiddle || row.isMiddle {
      let size = CGRect(x: 0, y: 0, width: rect.width * tileScale, height: rect.height * tileScale)
      draw(
        part, size, into: rect, tint: node.tint, interpolation: node.interpolation,
        extend: CAIRO_EXTEND_REPEAT)
    } else {
      draw(
        part, CGRect(x: 0, y: 0, width: column.pixels, height: row.pixels), into: rect, tint: node.tint,
        interpolation: node.interpolation)
    }
  }
}

/// A column or row of a resizable image: some of its pixels, and where they go.
private struct Slice {
  var firstPixel: Double
  var pixels: Double
  /// In points.
  var start: Double
  var length: Double
  var isMiddle: Bool

  /// The parts of one axis that are not empty; caps that together are longer than the rectangle shrink alike.
  static func slices(
    before: CGFloat, after: CGFloat, pixels: Int, scale: CGFloat, start: CGFloat, length: CGFloat
  ) -> [Slice] {
    let count = Double(pixels)
    let first = min(max(0, (before * scale).rounded()), count)
    let last = min(max(0, (after * scale).rounded()), count - first)
    let shrink = min(1, length * scale / max(first + last, 1e-9))
    let (head, tail) = (first / scale * shrink, last / scale * shrink)
    let all = [
      Slice(firstPixel: 0, pixels: first, start: start, length: head, isMiddle: false),
      Slice(
        firstPixel: first, pixels: count - first - last, start: start + head, length: length - head - tail,
        isMiddle: true),
      Slice(
        firstPixel: count - last, pixels: last, start: start + length - tail, length: tail, isMiddle: false),
    ]
    // What is left over by rounding alone would put Cairo into an error that it doesn't leave.
    return all.filter { $0.pixels > 0 && $0.length > 1e-6 }
  }
}
