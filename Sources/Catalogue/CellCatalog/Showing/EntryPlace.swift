import CellSnapshots
package import Foundation
import UIKit

/// The entry and the circumstances in which something is examined.
package struct EntryPlace: Hashable, Sendable {
  package var entry: String
  package var circumstances: Circumstances
  /// Whether names of rows include the section.
  package var hasSections = false

  package init(
    entry: String, circumstances: Circumstances, hasSections: Bool = false
  ) {
    self.entry = entry
    self.circumstances = circumstances
    self.hasSections = hasSections
  }

  /// Returns the name of a row: `row 3`, `row 1-3`.
  package func name(ofRow path: IndexPath) -> String {
    LayoutRow.row(section: path.section, row: path.row).text(hasSections: hasSections)
  }
}
