public import CellCatalog
public import CellSnapshots
public import Foundation
public import UIKit

/// A setting of an assertion or a trait for its snapshots and checks.
///
/// ```swift
/// @MainActor @Suite(.snapshots(.scale(3), .rule(.channel(2)))) struct ButtonTests {
///   @Test func closeInTheDark() { assertSnapshot(of: UIButton(type: .close), .widths(44, 88), .dark) }
/// }
/// ```
///
/// If circumstances of several kinds are specified, there is a picture of each combination. Checks examine each
/// combination too, and further ones.
public struct SnapshotSetting: Sendable {
  let change: @Sendable (inout SnapshotChanges) -> Void

  private init(_ change: @escaping @Sendable (inout SnapshotChanges) -> Void) {
    self.change = change
  }

  /// Returns several settings as one, which can have a name and be reused.
  public static func combined(_ settings: [SnapshotSetting]) -> SnapshotSetting {
    .init { for setting in settings { setting.change(&$0) } }
  }

  /// Returns a setting for the widths in points, with one picture for each; 375 unless specified. Checks examine
  /// 320, 375, 414 and 768 unless specified.
  public static func widths(_ widths: CGFloat...) -> SnapshotSetting { .widths(widths) }

  /// Returns a setting for the widths in points, with one picture for each.
  public static func widths(_ widths: [CGFloat]) -> SnapshotSetting { .init { $0.widths = widths } }

  /// Returns a setting for the circumstances, with one picture for each. Other settings then apply to all of them.
  public static func configurations(_ configurations: [SnapshotConfiguration]) -> SnapshotSetting {
    .init { $0.configurations = configurations }
  }

  /// Returns a setting for the screens and safe areas of devices, with one picture for each.
  public static func devices(_ models: SnapshotDevice...) -> SnapshotSetting {
    .init { $0.configurations = models.map { SnapshotConfiguration($0) } }
  }

  /// Returns a setting for the number of pixels per point; 2 unless specified.
  public static func scale(_ scale: CGFloat) -> SnapshotSetting { .init { $0.scale = scale } }

  /// A setting for light appearance, which is the default.
  public static var light: SnapshotSetting { .init { $0.userInterfaceStyle = .light } }
  /// A setting for dark appearance.
  public static var dark: SnapshotSetting { .init { $0.userInterfaceStyle = .dark } }
  /// A setting for the layout direction from left to right, which is the default.
  public static var leftToRight: SnapshotSetting { .init { $0.layoutDirection = .leftToRight } }
  /// A setting for the layout direction from right to left.
  public static var rightToLeft: SnapshotSetting { .init { $0.layoutDirection = .rightToLeft } }

  /// Returns a setting for the content size categories, with one picture for each.
  public static func textSizes(_ categories: UIContentSizeCategory...) -> SnapshotSetting {
    .init { $0.contentSizeCategories = categories }
  }

  /// Returns a setting for the languages as BCP 47 tags, with one picture for each. Each picture has the translations
  /// and the layout direction of its language.
  public static func languages(_ languages: String...) -> SnapshotSetting {
    .init { $0.languages = languages }
  }

  /// Returns a setting for the versions of iOS whose standard parts and colours are drawn, with one picture for each;
  /// the newest unless specified.
  public static func systemVersions(_ versions: SystemVersion...) -> SnapshotSetting {
    .init { $0.systemVersions = versions }
  }

  /// Returns a setting for the picture's height, which replaces the content's height.
  public static func height(_ height: CatalogEntry.Height) -> SnapshotSetting { .init { $0.height = height } }

  /// Returns a setting for the references to write; the missing ones unless specified. `CELLSNAP_RECORD` and CI
  /// override it.
  public static func record(_ mode: SnapshotRecordMode) -> SnapshotSetting { .init { $0.record = mode } }

  /// Returns a setting for the rule by which two pixels are equal; `exact` unless specified.
  public static func rule(_ rule: SnapshotComparisonRule) -> SnapshotSetting { .init { $0.rule = rule } }

  /// Returns a setting for the number of pixels that may differ; none unless specified.
  public static func limits(_ limits: SnapshotComparisonLimits) -> SnapshotSetting {
    .init { $0.limits = limits }
  }

  /// Returns a setting for the parts that are not compared.
  public static func ignoring(_ masks: SnapshotMask...) -> SnapshotSetting { .init { $0.masks += masks } }

  /// Returns a setting for the folder of the references: a path, relative to the folder of the test's file.
  public static func folder(_ path: String) -> SnapshotSetting { .init { $0.folder = path } }

  /// Returns a setting for the checks to run, which `CheckKind` describes; all unless specified.
  public static func checks(_ checks: CheckKind...) -> SnapshotSetting { .checks(checks) }

  /// Returns a setting for the checks to run, which `CheckKind` describes; all unless specified.
  public static func checks(_ checks: [CheckKind]) -> SnapshotSetting { .init { $0.checks = checks } }

  /// Returns a setting for the maximum number of rows of a table, or items of a collection, for the checks except
  /// `height` and `lint`; 40 unless specified. Those two examine all rows. A failure says if there were more.
  public static func rowLimit(_ limit: Int) -> SnapshotSetting { .init { $0.rowLimit = limit } }

  /// Returns a setting for an intended fault, as `CatalogEntry.waiving(_:of:because:)` describes it. Several settings
  /// waive several faults.
  public static func waiving(
    _ rule: CheckRule, of subject: String, because reason: String
  ) -> SnapshotSetting {
    .init { $0.waivers.append(CheckWaiver(rule, of: subject, because: reason)) }
  }
}
