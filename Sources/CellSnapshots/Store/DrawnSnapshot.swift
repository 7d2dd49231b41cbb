package import CellDrawing

/// A picture that was just drawn, with what its reference would say of it.
package struct DrawnSnapshot {
  package var name: SnapshotName
  package var bitmap: Bitmap
  /// Pixels a point.
  package var scale: Double
  /// Nil where nothing is known of the views.
  package var layout: SnapshotLayout?
  /// Asked for only where the picture is not identical to its reference.
  package var provenance: () -> Provenance

  package init(
    name: SnapshotName, bitmap: Bitmap, scale: Double, layout: SnapshotLayout?,
    provenance: @escaping () -> Provenance
  ) {
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
    self.layout = layout
    self.provenance = provenance
  }
}
