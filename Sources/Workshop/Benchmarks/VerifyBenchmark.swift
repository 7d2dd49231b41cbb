import CellDrawing
import CellSnapshots
import Foundation

/// A benchmark of drawing the feed and comparing it with equal references.
enum VerifyBenchmark {
  static func unchanged(_ feed: Feed, rounds: Int) throws -> Measurement {
    let drawing = try Drawing(scale: Benchmarks.scale)
    let entry = try EntryName("Feed")
    func forEachScene(_ body: (SnapshotName, Scene) -> Void) {
      feed.forgetLayouts()
      for (index, scene) in feed.scenes(width: Benchmarks.width).enumerated() {
        body(SnapshotName(entry: entry, variant: "\(index)"), scene)
      }
    }
    func drawn(_ name: SnapshotName, _ scene: Scene) -> DrawnPicture {
      DrawnPicture(name: name, pixels: DrawnScene(scene, by: drawing), scale: Benchmarks.scale, layout: nil) {
        Provenance(version: "1", scene: scene, scale: Benchmarks.scale, traits: [])
      }
    }
    return try TemporaryFolder.with { folder in
      var verifier = Verifier(
        store: ReferenceStore(folder: folder), mode: .all, comparison: PictureComparison())
      forEachScene { name, scene in _ = try? verifier.verify(drawn(name, scene)) }
      verifier.mode = .never
      var changes = 0
      let measurement = Measurement(
        id: "verify-unchanged", work: "layout, drawing and verifying / layout and drawing", rounds: rounds,
        ours: {
          forEachScene { name, scene in
            let verdict = try? verifier.verify(drawn(name, scene)).result.verdict
            if verdict != .identical { changes += 1 }
          }
        },
        reference: { forEachScene { _, scene in drawing.draw(scene) } })
      guard changes == 0 else { throw BenchmarkError.changedPictures(changes) }
      return measurement
    }
  }
}

/// A scene that is drawn only when its pixels are needed, like a tile.
private struct DrawnScene: DrawnPixels {
  private let scene: Scene
  private let drawing: Drawing

  init(_ scene: Scene, by drawing: Drawing) {
    (self.scene, self.drawing) = (scene, drawing)
  }

  var size: (width: Int, height: Int) { drawing.size(of: scene) }

  func hash() -> ContentHash { drawing.hash(scene) }

  func bitmap() -> Bitmap {
    drawing.draw(scene)
    return drawing.bitmap
  }
}
