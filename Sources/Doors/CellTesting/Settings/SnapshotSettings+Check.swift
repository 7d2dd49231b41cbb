import CellCatalog
import CellChecks
import CellSnapshots
import Foundation

extension SnapshotSettings {
  /// Throws if no picture can be made with the settings.
  func check() throws(SnapshotError) {
    guard !configurations.isEmpty else {
      throw SnapshotError("there is no width for a snapshot; name one with `widths:`")
    }
    if let problem = configurations.lazy.compactMap(\.problem).first { throw SnapshotError(problem) }
    guard !folder.isEmpty else { throw SnapshotError("the folder of the references has no name") }
  }

  /// The settings of checks. An entry with these configurations is examined in them.
  var checkSettings: CheckSettings {
    get throws(CheckError) {
      var settings = try CheckSettings(
        checks: checks, widths: configurations.map(\.width), contentSizeCategories: contentSizeCategories,
        rowLimit: rowLimit)
      settings.hasFixedWidths = false
      settings.hasFixedScale = false
      settings.systemVersions = systemVersions ?? settings.systemVersions
      return settings
    }
  }
}
