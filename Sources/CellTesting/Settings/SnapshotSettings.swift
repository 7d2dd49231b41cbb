import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// How snapshots are taken and judged.
struct SnapshotSettings: Sendable {
  var configurations = [Configuration(width: 375)]
  /// Nil where neither a trait nor the assertion names one.
  var record: RecordMode?
  var rule: ComparisonRule = .exact
  var limits = ComparisonLimits()
  /// The folder of the references: a path, relative to the folder of the test's file.
  var folder = "Snapshots"
  var height = EntryHeight.automatic
  var masks: [SnapshotMask] = []

  /// Those of the traits around the running test.
  @TaskLocal static var current = SnapshotSettings()
}
