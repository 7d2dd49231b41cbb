import CellCatalog
import CellSnapshots
import Foundation
import UIKit

/// The changes that a trait or an assertion makes to the settings. Unspecified settings stay as they are.
struct SnapshotChanges: Sendable {
  var configurations: [SnapshotConfiguration]?
  /// The widths in points.
  var widths: [CGFloat]?
  /// The number of pixels per point.
  var scale: CGFloat?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var contentSizeCategories: [UIContentSizeCategory]?
  var languages: [String]?
  var systemVersions: [SystemVersion]?
  var record: SnapshotRecordMode?
  var rule: SnapshotComparisonRule?
  var limits: SnapshotComparisonLimits?
  var folder: String?
  var height: CatalogEntry.Height?
  var masks: [SnapshotMask] = []
  var checks: [CheckKind]?
  var rowLimit: Int?
  var waivers: [CheckWaiver] = []

  /// The changes by the traits around the running test, the outermost first.
  @TaskLocal static var ofTraits: [SnapshotChanges] = []

  init(_ settings: [SnapshotSetting]) {
    for setting in settings { setting.change(&self) }
  }

  /// The names of the settings that have no effect on checks.
  var settingsOfPictures: [String] {
    [
      record == nil ? nil : ".record", rule == nil ? nil : ".rule", limits == nil ? nil : ".limits",
      folder == nil ? nil : ".folder", masks.isEmpty ? nil : ".ignoring",
    ].compactMap(\.self)
  }

  /// The names of the settings that have no effect on snapshots.
  var settingsOfChecks: [String] {
    [
      checks == nil ? nil : ".checks", rowLimit == nil ? nil : ".rowLimit",
      waivers.isEmpty ? nil : ".waiving",
    ].compactMap(\.self)
  }

  func apply(to settings: inout SnapshotSettings) {
    if configurations != nil { (settings.contentSizeCategories, settings.systemVersions) = (nil, nil) }
    settings.configurations = applied(to: configurations ?? settings.configurations)
    settings.contentSizeCategories = contentSizeCategories ?? settings.contentSizeCategories
    settings.systemVersions = systemVersions ?? settings.systemVersions
    settings.record = record ?? settings.record
    settings.rule = rule ?? settings.rule
    settings.limits = limits ?? settings.limits
    settings.folder = folder ?? settings.folder
    settings.height = height ?? settings.height
    settings.masks += masks
    settings.checks = checks ?? settings.checks
    settings.rowLimit = rowLimit ?? settings.rowLimit
    settings.waivers += waivers
  }

  /// Returns every configuration with the specified values, in every combination, each once.
  private func applied(to configurations: [SnapshotConfiguration]) -> [SnapshotConfiguration] {
    var changed: [SnapshotConfiguration] = []
    for base in configurations {
      for width in widths ?? [base.width] {
        for category in contentSizeCategories ?? [base.contentSizeCategory] {
          for language in languages.map({ $0 as [String?] }) ?? [nil] {
            for version in systemVersions ?? [base.systemVersion] {
              let configuration = self.configuration(base, width, category, language)
                .systemVersion(version)
              if !changed.contains(configuration) { changed.append(configuration) }
            }
          }
        }
      }
    }
    return changed
  }

  private func configuration(
    _ base: SnapshotConfiguration, _ width: CGFloat, _ category: UIContentSizeCategory, _ language: String?
  ) -> SnapshotConfiguration {
    var configuration = language.map { base.language($0) } ?? base
    configuration.width = width
    configuration.contentSizeCategory = category
    configuration.scale = scale ?? configuration.scale
    configuration.userInterfaceStyle = userInterfaceStyle ?? configuration.userInterfaceStyle
    configuration.layoutDirection = layoutDirection ?? configuration.layoutDirection
    return configuration
  }
}
