import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// The settings for making and comparing snapshots.
struct SnapshotSettings: Sendable {
  var configurations = [Configuration(width: 375)]
  /// The record mode; nil if neither a trait nor the assertion specifies one.
  var record: RecordMode?
  var rule: ComparisonRule = .exact
  var limits = ComparisonLimits()
  /// The folder of the references: a path, relative to the folder of the test's file.
  var folder = "Snapshots"
  var height = EntryHeight.automatic
  var masks: [SnapshotMask] = []

  /// The settings of the traits around the running test.
  @TaskLocal static var current = SnapshotSettings()
}
