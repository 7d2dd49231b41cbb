import CellDrawing
import CellSnapshots
import Foundation

/// A drawing that a command makes of what it measured.
enum Diagram {
  /// Writes it as an SVG; the title is for programs that read pages aloud.
  static func write(_ scene: Scene, titled title: String, to path: String) throws(CommandFailure) {
    let bytes = SVG.encode(scene, rect: CGRect(origin: .zero, size: scene.size), title: title)
    _ = try CommandFailure.mapping { () throws(FileError) in try AtomicFile.write(bytes, to: path) }
  }
}
