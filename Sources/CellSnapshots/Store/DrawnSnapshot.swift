package import CellDrawing

/// A picture that was just drawn, with what its reference would say of it.
package struct DrawnSnapshot {
  package var name: SnapshotName
  package var pixels: any DrawnPixels
  /// Pixels a point.
  package var scale: Double
  /// How its file is compressed, where one is made.
  package var compression = PNG.Compression.small
  private let makeLayout: () -> SnapshotLayout?
  /// Asked for only where the picture is not identical to its reference.
  package var provenance: () -> Provenance

  /// - Parameter layout: nil where nothing is known of the views.
  package init(
    name: SnapshotName, pixels: any DrawnPixels, scale: Double,
    layout: @autoclosure @escaping () -> SnapshotLayout?,
    provenance: @escaping () -> Provenance
  ) {
    self.name = name
    self.pixels = pixels
    self.scale = scale
    makeLayout = layout
    self.provenance = provenance
  }

  /// Made each time; to be asked for only where the picture is not identical to its reference.
  package var layout: SnapshotLayout? { makeLayout() }
}
