import CellDrawing
import CellSnapshots

/// How pictures are written.
struct PictureSettings: Sendable {
  var formats: [PictureFormat] = [.png]
  var compression: PNG.Compression = .fast
  var threads: Int = 1
}
