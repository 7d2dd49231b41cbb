internal import CellSnapCairo
internal import Foundation

extension Canvas {
  /// Paints a resizable image: its corners keep their size, its sides grow along one axis, its middle along both.
  func sliced(_ node: ImageNode, _ insets: CapInsets) {
    let matrix = matrix
    let (width, height) = node.pixelSize(under: matrix)
    let density = CGFloat(width) / CGFloat(max(node.image.width, 1))
    let scale = (insets.imageScale > 0 && insets.imageScale.isFinite ? insets.imageScale : 1) * density
    var columns = ImageSlice.slices(
      before: insets.left, after: insets.right, pixels: width, scale: scale, tiles: insets.tiles,
      start: node.rect.minX, length: node.rect.width)
    var rows = ImageSlice.slices(
      before: insets.top, after: insets.bottom, pixels: height, scale: scale, tiles: insets.tiles,
      start: node.rect.minY, length: node.rect.height)
    if documentImages == nil, matrix.b == 0, matrix.c == 0 {
      columns.meet { (wholePixel($0 * matrix.a + matrix.tx) - matrix.tx) / matrix.a }
      rows.meet { (wholePixel($0 * matrix.d + matrix.ty) - matrix.ty) / matrix.d }
    }
    guard let pixels = pixels(of: node.image.source, width: width, height: height) else { return }
    pixels.withSurface { surface in
      for row in rows {
        for column in columns {
          draw(surface, column, row, node, tileScale: insets.tiles ? scale : nil)
        }
      }
    }
  }

  private func draw(
    _ surface: OpaquePointer, _ column: ImageSlice, _ row: ImageSlice, _ node: ImageNode, tileScale: CGFloat?
  ) {
    let rect = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
    let area = CGRect(
      x: column.start + column.startShift, y: row.start + row.startShift,
      width: column.length - column.startShift + column.endShift,
      height: row.length - row.startShift + row.endShift)
    guard area.width > 1e-6, area.height > 1e-6 else { return }
    // A separate surface, so that smoothing does not read pixels beyond the slice.
    guard
      let part = cairo_surface_create_for_rectangle(
        surface, column.firstPixel, row.firstPixel, column.pixels, row.pixels)
    else { return }
    defer { cairo_surface_destroy(part) }
    if let tileScale, column.isMiddle || row.isMiddle {
      let size = CGRect(x: 0, y: 0, width: rect.width * tileScale, height: rect.height * tileScale)
      draw(
        part, size, into: rect, filling: area, tint: node.tint, interpolation: node.interpolation,
        extend: CAIRO_EXTEND_REPEAT)
    } else {
      let shown = CGRect(x: 0, y: 0, width: column.pixels, height: row.pixels)
        .insetBy(dx: column.margin, dy: row.margin)
      saving {
        if documentImages != nil, column.margin > 0 || row.margin > 0 {
          cairo_new_path(context)
          cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
          cairo_clip(context)
        }
        draw(
          part, shown, into: rect, filling: area, tint: node.tint, interpolation: node.interpolation)
      }
    }
  }
}
