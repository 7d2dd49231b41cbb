package import CellCatalog
package import CellSnapshots
import Foundation
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

  package func table(_ search: BreakpointSearch) throws -> BreakpointTable {
    try search.run { width in try states(width: width) }
  }

  private func states(width: Int) throws -> LabelStates {
    var configuration = configuration
    configuration.width = CGFloat(width)
    var states = LabelStates()
    try EntryDrawing(entry, name: name, configuration: configuration).forEachPicture {
      Diagnostics.report($0.diagnostics)
      states.merge(LabelStates(of: $0.layout))
    }
    return states
  }
}
