import CellSnapshots

extension RecordedTile {
  /// Where its picture comes from; the hashes of its fonts are computed when they are first asked for.
  var provenance: Provenance {
    Provenance(
      version: CellSnapVersion.text, scene: scene, scale: configuration.scale, traits: configuration.traits)
  }
}
