import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// The settings for making and comparing snapshots, and for checks.
struct SnapshotSettings: Sendable {
  var configurations: [Configuration]
  /// The record mode; nil if neither a trait nor the assertion specifies one.
  var record: RecordMode?
  var rule: ComparisonRule = .exact
  var limits = ComparisonLimits()
  /// The folder of the references: a path, relative to the folder of the test's file.
  var folder = "Snapshots"
  var height = EntryHeight.automatic
  var masks: [SnapshotMask] = []
  var checks = Check.allCases
  /// The content size categories for the checks that examine several; nil for their own.
  var contentSizeCategories: [UIContentSizeCategory]?
  /// The versions of iOS for the checks that examine several; nil for their own.
  var systemVersions: [SystemVersion]?
  /// The maximum number of examined rows, for checks that do not examine all; nil for their own.
  var rowLimit: Int?
  var waivers: [Waiver] = []

  /// Makes the settings that changes lead to, the outermost first.
  ///
  /// - Parameter usual: The configurations if no change specifies any.
  init(_ changes: [SnapshotChanges], usual: [Configuration] = [Configuration(width: 375)]) {
    configurations = usual
    for change in changes { change.apply(to: &self) }
  }
}
