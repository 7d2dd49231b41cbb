public import CellCatalog
public import CellSnapshots
public import Foundation
public import UIKit

/// One thing that an assertion or a trait says of its snapshots.
///
/// ```swift
/// @MainActor @Suite(.snapshots(.scale(3), .rule(.channel(2)))) struct ButtonTests {
///   @Test func closeInTheDark() { assertSnapshot(of: UIButton(type: .close), .widths(44, 88), .dark) }
/// }
/// ```
///
/// Where circumstances of several kinds are named, there is a picture of each combination.
public struct SnapshotSetting: Sendable {
  let change: @Sendable (inout SnapshotChanges) -> Void

  private init(_ change: @escaping @Sendable (inout SnapshotChanges) -> Void) {
    self.change = change
  }

  /// Several as one, to be named and used again.
  public static func combined(_ settings: [SnapshotSetting]) -> SnapshotSetting {
    .init { for setting in settings { setting.change(&$0) } }
  }

  /// In points, one picture each; 375 unless specified.
  public static func widths(_ widths: CGFloat...) -> SnapshotSetting { .widths(widths) }

  /// In points, one picture each.
  public static func widths(_ widths: [CGFloat]) -> SnapshotSetting { .init { $0.widths = widths } }

  /// The circumstances, one picture each; what else is said then holds for all of them.
  public static func configurations(_ configurations: [Configuration]) -> SnapshotSetting {
    .init { $0.configurations = configurations }
  }

  /// The screens and safe areas of devices, one picture each.
  public static func devices(_ models: DeviceModel...) -> SnapshotSetting {
    .init { $0.configurations = models.map { Configuration($0) } }
  }

  /// Pixels a point; 2 unless specified.
  public static func scale(_ scale: CGFloat) -> SnapshotSetting { .init { $0.scale = scale } }

  public static var light: SnapshotSetting { .init { $0.userInterfaceStyle = .light } }
  public static var dark: SnapshotSetting { .init { $0.userInterfaceStyle = .dark } }
  public static var leftToRight: SnapshotSetting { .init { $0.layoutDirection = .leftToRight } }
  public static var rightToLeft: SnapshotSetting { .init { $0.layoutDirection = .rightToLeft } }

  /// One picture each.
  public static func textSizes(_ categories: UIContentSizeCategory...) -> SnapshotSetting {
    .init { $0.contentSizeCategories = categories }
  }

  /// BCP 47 tags, one picture each, with the translations into that language and in its direction.
  public static func languages(_ languages: String...) -> SnapshotSetting {
    .init { $0.languages = languages }
  }

  /// Whose standard parts and colours are drawn, one picture each; the newest unless specified.
  public static func systemVersions(_ versions: SystemVersion...) -> SnapshotSetting {
    .init { $0.systemVersions = versions }
  }

  /// The picture's, instead of that of the content.
  public static func height(_ height: EntryHeight) -> SnapshotSetting { .init { $0.height = height } }

  /// Which references are written: those that are missing unless specified; `CELLSNAP_RECORD` and CI have the
  /// last word.
  public static func record(_ mode: RecordMode) -> SnapshotSetting { .init { $0.record = mode } }

  /// When two pixels are equal: exactly, unless specified.
  public static func rule(_ rule: ComparisonRule) -> SnapshotSetting { .init { $0.rule = rule } }

  /// How many pixels may differ: none, unless specified.
  public static func limits(_ limits: ComparisonLimits) -> SnapshotSetting { .init { $0.limits = limits } }

  /// What is not compared.
  public static func ignoring(_ masks: SnapshotMask...) -> SnapshotSetting { .init { $0.masks += masks } }

  /// The folder of the references: a path, relative to the folder of the test's file.
  public static func folder(_ path: String) -> SnapshotSetting { .init { $0.folder = path } }
}
