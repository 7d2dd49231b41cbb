import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// The settings for making and comparing snapshots, and for checks.
struct SnapshotSettings: Sendable {
  var configurations: [SnapshotConfiguration]
  /// The record mode; nil if neither a trait nor the assertion specifies one.
  var record: SnapshotRecordMode?
  var rule: SnapshotComparisonRule = .exact
  var limits = SnapshotComparisonLimits()
  /// The folder of the references: a path, relative to the folder of the test's file.
  var folder = "Snapshots"
  var height = CatalogEntry.Height.automatic
  var masks: [SnapshotMask] = []
  var checks = CheckKind.allCases
  /// The content size categories for the checks that examine several; nil for their own.
  var contentSizeCategories: [UIContentSizeCategory]?
  /// The versions of iOS for the checks that examine several; nil for their own.
  var systemVersions: [SystemVersion]?
  /// The maximum number of examined rows, for checks that do not examine all; nil for their own.
  var rowLimit: Int?
  var waivers: [CheckWaiver] = []

  /// Makes the settings that changes lead to, the outermost first.
  ///
  /// - Parameter usual: The configurations if no change specifies any.
  init(_ changes: [SnapshotChanges], usual: [SnapshotConfiguration] = [SnapshotConfiguration(width: 375)]) {
    configurations = usual
    for change in changes { change.apply(to: &self) }
  }
}
