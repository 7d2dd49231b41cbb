package import CellDrawing
package import CellSnapshots

/// The settings for writing pictures.
package struct PictureSettings: Sendable {
  package var formats: [PictureFormat] = [.png]
  package var compression: PNG.Compression = .fast
  package var threads: Int = 1

  package init(
    formats: [PictureFormat] = [.png], compression: PNG.Compression = .fast, threads: Int = 1
  ) {
    self.formats = formats
    self.compression = compression
    self.threads = threads
  }
}
