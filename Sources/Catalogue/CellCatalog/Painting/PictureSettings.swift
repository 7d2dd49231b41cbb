package import CellDrawing
package import CellSnapshots

/// The settings for writing pictures.
package struct PictureSettings: Sendable {
  package var formats: [PictureFormat] = [.png]
  /// The formats of the texts that some sources of tiles give.
  package var texts: [TextFormat] = []
  package var compression: PNG.Compression = .fast
  package var threads: Int = 1

  package init(
    formats: [PictureFormat] = [.png], texts: [TextFormat] = [], compression: PNG.Compression = .fast,
    threads: Int = 1
  ) {
    self.formats = formats
    self.texts = texts
    self.compression = compression
    self.threads = threads
  }
}
