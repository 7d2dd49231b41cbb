package import CellDrawing

/// One of the two pictures of a comparison.
package struct ComparedPicture {
  /// How the pixels of a bitmap store colours that are not opaque.
  package enum Alpha: Hashable, Sendable {
    case premultiplied
    /// Straight alpha, as in PNG files. The two pictures of a comparison must use the same kind.
    case straight
  }

  /// The pixels, which must not change while a comparison uses them.
  package let bitmap: Bitmap
  package var alpha: Alpha
  /// The rows of the picture's table from top to bottom, without overlaps; empty if there is no table.
  package var rows: [RowBand]
  /// The rectangles that are not compared.
  package var masks: [PixelRect]

  package init(
    _ bitmap: Bitmap, alpha: Alpha = .premultiplied, rows: [RowBand] = [], masks: [PixelRect] = []
  ) {
    self.bitmap = bitmap
    self.alpha = alpha
    self.rows = rows
    self.masks = masks
  }
}
