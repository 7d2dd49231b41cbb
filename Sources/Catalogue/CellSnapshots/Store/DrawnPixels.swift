package import CellDrawing

/// The pixels of a picture, painted only when they are needed.
package protocol DrawnPixels {
  /// The size in pixels.
  var size: (width: Int, height: Int) { get }
  /// Returns the hash of `bitmap()`, which may be known without painting. Throws if there is no memory.
  func hash() throws(FileError) -> ContentHash
  /// Returns the bitmap, the same each time, which is valid until another picture is painted. Throws if there is no
  /// memory.
  func bitmap() throws(FileError) -> Bitmap
}

extension Bitmap: DrawnPixels {
  package var size: (width: Int, height: Int) { (width, height) }
  package func hash() -> ContentHash { ContentHash(of: self) }
  package func bitmap() -> Bitmap { self }
}
