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
  /// Of the references: a path, relative to the folder of the test's file.
  var folder = "Snapshots"

  /// Those of the traits around the running test.
  @TaskLocal static var current = SnapshotSettings()
}

/// What a trait or an assertion says of the settings; what it leaves out stays as it is around it.
struct SnapshotChanges: Sendable {
  var configurations: [Configuration]?
  /// In points.
  var widths: [CGFloat]?
  /// Pixels a point.
  var scale: CGFloat?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var contentSizeCategory: UIContentSizeCategory?
  var record: RecordMode?
  var rule: ComparisonRule?
  var limits: ComparisonLimits?
  var folder: String?

  func applied(to settings: SnapshotSettings) -> SnapshotSettings {
    var settings = settings
    settings.configurations = applied(to: configurations ?? settings.configurations)
    settings.record = record ?? settings.record
    settings.rule = rule ?? settings.rule
    settings.limits = limits ?? settings.limits
    settings.folder = folder ?? settings.folder
    return settings
  }

  /// Every configuration with what is said of all of them, each once: at every width where widths are named.
  private func applied(to configurations: [Configuration]) -> [Configuration] {
    var changed: [Configuration] = []
    for var configuration in configurations {
      configuration.scale = scale ?? configuration.scale
      configuration.userInterfaceStyle = userInterfaceStyle ?? configuration.userInterfaceStyle
      configuration.layoutDirection = layoutDirection ?? configuration.layoutDirection
      configuration.contentSizeCategory = contentSizeCategory ?? configuration.contentSizeCategory
      for width in widths ?? [configuration.width] {
        configuration.width = width
        if !changed.contains(configuration) { changed.append(configuration) }
      }
    }
    return changed
  }
}
