import CellDrawing
import CellSnapshots

extension RecordedTile {
  /// The provenance of the picture. The hashes of its fonts are computed when they are first needed.
  var provenance: Provenance { provenance(of: scene) }

  /// The provenance of all frames of an animation.
  func provenance(of animation: RecordedAnimation) -> Provenance {
    provenance(of: Scene(size: rect.size, nodes: animation.frames.flatMap(\.tile.scene.nodes)))
  }

  private func provenance(of scene: Scene) -> Provenance {
    Provenance(
      version: CellSnapVersion.text, scene: scene, scale: configuration.scale, traits: configuration.traits)
  }
}
