package import CellDrawing

/// The pixels of a picture, painted as far as they are asked for.
package protocol DrawnPixels {
  /// In pixels.
  var size: (width: Int, height: Int) { get }
  /// The hash of `bitmap()`, which need not be painted for it; throws where there is no memory.
  func hash() throws(FileError) -> ContentHash
  /// Valid until another picture is painted, and the same each time; throws where there is no memory.
  func bitmap() throws(FileError) -> Bitmap
}

extension Bitmap: DrawnPixels {
  package var size: (width: Int, height: Int) { (width, height) }
  package func hash() -> ContentHash { ContentHash(of: self) }
  package func bitmap() -> Bitmap { self }
}
