package import CellDrawing

/// A picture that was just drawn, with the data that its reference would contain.
package struct DrawnPicture {
  package var name: SnapshotName
  package var pixels: any DrawnPixels
  /// The number of pixels per point.
  package var scale: Double
  /// The compression of the file, if one is made.
  package var compression = PNG.Compression.small
  private let makeLayout: () -> SnapshotLayout?
  /// A closure that returns the provenance. It is called only if the picture is not identical to its reference.
  package var provenance: () -> Provenance
  /// A closure that returns what the machine could not draw at the moment. It is called after the pixels are painted.
  package var absences: () -> [Diagnostic] = { [] }

  /// - Parameter layout: The layout, or nil if the views are unknown.
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

  /// The layout, made at each access. Use it only if the picture is not identical to its reference.
  package var layout: SnapshotLayout? { makeLayout() }
}
