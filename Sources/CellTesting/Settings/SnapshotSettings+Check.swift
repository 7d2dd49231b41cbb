import CellCatalog
import CellSnapshots
import Foundation

extension SnapshotSettings {
  /// Throws if no picture can be made with the settings.
  func check() throws(SnapshotError) {
    guard !configurations.isEmpty else {
      throw SnapshotError("there is no width to take a snapshot at; name one with `widths:`")
    }
    if let problem = configurations.lazy.compactMap(\.problem).first { throw SnapshotError(problem) }
    guard !folder.isEmpty else { throw SnapshotError("the folder of the references has no name") }
  }
}
