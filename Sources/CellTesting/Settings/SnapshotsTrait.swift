public import CellCatalog
public import CellSnapshots
public import Foundation
public import Testing
public import UIKit

/// Says for a suite or a test how its snapshots are taken and judged; see `snapshots(record:…)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let changes: SnapshotChanges

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = changes.applied(to: SnapshotSettings.current)
    let names = NameRegistry()
    try await SnapshotSettings.$current.withValue(settings) {
      try await NameRegistry.$scoped.withValue(names, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// How the snapshots of a suite or a test are taken and judged.
  ///
  /// What is left out is as the suite around it says, and as an assertion says without any trait at last. Inner traits
  /// and the assertion itself have the last word; `CELLSNAP_RECORD` and CI have it about `record`.
  ///
  /// - Parameters:
  ///   - record: which references are written: those that are missing, unless it is said otherwise.
  ///   - rule: when two pixels are equal.
  ///   - limits: how many pixels may differ.
  ///   - widths: in points; one snapshot each.
  ///   - configurations: the circumstances, one snapshot each; what else is said here then holds for all of them.
  ///   - scale: pixels a point.
  ///   - folder: the folder of the references: a path, relative to the folder of the test's file.
  public static func snapshots(
    record: RecordMode? = nil, rule: ComparisonRule? = nil, limits: ComparisonLimits? = nil,
    widths: [CGFloat]? = nil, configurations: [Configuration]? = nil, scale: CGFloat? = nil,
    userInterfaceStyle: UIUserInterfaceStyle? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil, folder: String? = nil
  ) -> Self {
    SnapshotsTrait(
      changes: SnapshotChanges(
        configurations: configurations, widths: widths, scale: scale, userInterfaceStyle: userInterfaceStyle,
        layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory, record: record,
        rule: rule,
        limits: limits, folder: folder))
  }
}
