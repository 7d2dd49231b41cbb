import CellSnapshots

extension RecordedTile {
  /// The provenance of the picture. The hashes of its fonts are computed when they are first needed.
  var provenance: Provenance {
    Provenance(
      version: CellSnapVersion.text, scene: scene, scale: configuration.scale, traits: configuration.traits)
  }
}
