package import CellCatalog
package import CellSnapshots
package import Foundation
import UIKit

/// A measurement of an entry's labels at many widths. Each time, the entry is laid out as if it had just appeared.
@MainActor
package struct EntryBreakpoints {
  package let entry: CatalogEntry
  package let name: EntryName
  /// The configuration, whose width is replaced.
  package let configuration: SnapshotConfiguration

  package init(
    entry: CatalogEntry, name: EntryName, configuration: SnapshotConfiguration
  ) {
    self.entry = entry
    self.name = name
    self.configuration = configuration
  }

  /// Measures the labels.
  ///
  /// - Parameter didMeasure: A closure that receives each measured width and the height of the picture at that width,
  ///   in points.
  package func table(
    _ search: BreakpointSearch, didMeasure: (Int, CGFloat) -> Void = { _, _ in }
  ) throws -> BreakpointTable {
    try search.run { width in try states(width: width, didMeasure) }
  }

  private func states(width: Int, _ didMeasure: (Int, CGFloat) -> Void) throws -> LabelStates {
    var configuration = configuration
    configuration.width = CGFloat(width)
    var states = LabelStates()
    var height: CGFloat = 0
    try EntryDrawing(entry, name: name, configuration: configuration).forEachPicture {
      Diagnostics.report($0.diagnostics)
      states.merge(LabelStates(of: $0.layout))
      height = max(height, $0.rect.maxY)
    }
    didMeasure(width, height)
    DrawingWatch.noteProgress()
    return states
  }
}
