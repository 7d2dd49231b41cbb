package import CellDrawing

/// One of the two pictures of a comparison.
package struct ComparedPicture {
  /// How the pixels of a bitmap hold colours that are not opaque.
  package enum Alpha: Hashable, Sendable {
    case premultiplied
    /// As PNG files hold them; both pictures of a comparison do or none.
    case straight
  }

  /// Must stay as it is while there is a comparison of it.
  package let bitmap: Bitmap
  package var alpha: Alpha
  /// The rows of its table from top to bottom, none over another; empty where there is no table.
  package var rows: [RowBand]
  /// What is not compared.
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
