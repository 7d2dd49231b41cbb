import CellDrawing
import CellSnapshots
import Foundation

/// The writer of the drawings that commands make of their measurements.
enum Diagram {
  /// Writes a scene as an SVG file. Screen readers read the title aloud.
  static func write(_ scene: Scene, titled title: String, to path: String) throws {
    let bytes = SVG.encode(scene, rect: CGRect(origin: .zero, size: scene.size), title: title)
    _ = try AtomicFile.write(bytes, to: path)
  }
}
