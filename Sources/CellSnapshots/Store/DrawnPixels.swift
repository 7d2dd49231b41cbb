package import CellDrawing

/// The pixels of a picture, painted as far as they are asked for.
package protocol DrawnPixels {
  /// The hash of `bitmap()`, which need not be painted for it.
  func hash() throws(FileError) -> ContentHash
  /// Valid until another picture is painted; the same each time.
  func bitmap() throws(FileError) -> Bitmap
}

extension Bitmap: DrawnPixels {
  package func hash() -> ContentHash { ContentHash(of: self) }
  package func bitmap() -> Bitmap { self }
}
