public import CellCatalog
public import CellSnapshots
public import Foundation
public import MFS
public import UIKit

/// Fails the test where a view is no longer drawn as its reference shows it.
///
/// A table or collection is drawn with all its rows, another view at the height it fits in. The reference lies at
/// `Snapshots/<Suite>/<test>[.<arguments>][.<name>].<width>[@2x][-dark][-rtl][-<size>].png` beside the test's file.
/// One that is missing is recorded, with a warning; in CI, where the variable `CI` is set, it fails. `CELLSNAP_RECORD`
/// names another mode for a run and `CELLSNAP_REFERENCES` another folder.
///
/// - Parameters:
///   - view: what to draw; made anew for each width, on the device of that width, unless it is a view that is there.
///   - name: tells it from the test's other snapshots, which are counted where they have none.
///   - format: what is compared: the pixels, unless it is said otherwise.
///   - widths: in points, one picture each; 375 unless a trait says otherwise.
///   - configurations: the circumstances, one picture each; what else is said then holds for all of them.
///   - scale: pixels a point, 2 unless a trait says otherwise.
///   - height: the picture's, instead of that of the content.
///   - record: which references are written; `CELLSNAP_RECORD` and CI have the last word.
///   - rule: when two pixels are equal: exactly, unless it is said otherwise.
///   - limits: how many pixels may differ: none, unless it is said otherwise.
///   - masks: what is not compared.
@MainActor
public func assertSnapshot(
  of view: @autoclosure () throws -> UIView, named name: String? = nil, as format: SnapshotFormat = .image,
  widths: [CGFloat]? = nil, configurations: [Configuration]? = nil, scale: CGFloat? = nil,
  userInterfaceStyle: UIUserInterfaceStyle? = nil,
  layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
  contentSizeCategory: UIContentSizeCategory? = nil, height: EntryHeight = .automatic,
  record: RecordMode? = nil, rule: ComparisonRule? = nil, limits: ComparisonLimits? = nil,
  ignoring masks: [SnapshotMask] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    site: CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    name: name, format: format,
    changes: SnapshotChanges(
      configurations: configurations, widths: widths, scale: scale, userInterfaceStyle: userInterfaceStyle,
      layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory, record: record, rule: rule,
      limits: limits),
    masks: masks
  )
  .assert { SnapshotContent(try view(), name: $0, height: height) }
}

/// Fails the test where a controller is no longer drawn as its reference shows it.
///
/// A table's or collection's controller is drawn with all its rows, another one as high as a screen of that width. For
/// all else see `assertSnapshot(of:)` of a view.
@MainActor
public func assertSnapshot(
  of controller: @autoclosure () throws -> UIViewController, named name: String? = nil,
  as format: SnapshotFormat = .image,
  widths: [CGFloat]? = nil, configurations: [Configuration]? = nil, scale: CGFloat? = nil,
  userInterfaceStyle: UIUserInterfaceStyle? = nil,
  layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
  contentSizeCategory: UIContentSizeCategory? = nil, height: EntryHeight = .automatic,
  record: RecordMode? = nil, rule: ComparisonRule? = nil, limits: ComparisonLimits? = nil,
  ignoring masks: [SnapshotMask] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    site: CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    name: name, format: format,
    changes: SnapshotChanges(
      configurations: configurations, widths: widths, scale: scale, userInterfaceStyle: userInterfaceStyle,
      layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory, record: record, rule: rule,
      limits: limits),
    masks: masks
  )
  .assert { SnapshotContent(try controller(), name: $0, height: height) }
}

/// Fails the test where a row is no longer drawn as its reference shows it: a cell of a class, in a table, with a view
/// model and the height that the class calculates.
///
/// For all else see `assertSnapshot(of:)` of a view.
@MainActor
public func assertSnapshot<Cell: UITableViewCell & MFSCell>(
  of cell: Cell.Type, viewModel: @autoclosure () throws -> Cell.ViewModel, named name: String? = nil,
  as format: SnapshotFormat = .image,
  widths: [CGFloat]? = nil, configurations: [Configuration]? = nil, scale: CGFloat? = nil,
  userInterfaceStyle: UIUserInterfaceStyle? = nil,
  layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
  contentSizeCategory: UIContentSizeCategory? = nil,
  record: RecordMode? = nil, rule: ComparisonRule? = nil, limits: ComparisonLimits? = nil,
  ignoring masks: [SnapshotMask] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(
    site: CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    name: name, format: format,
    changes: SnapshotChanges(
      configurations: configurations, widths: widths, scale: scale, userInterfaceStyle: userInterfaceStyle,
      layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory, record: record, rule: rule,
      limits: limits),
    masks: masks
  )
  .assert { SnapshotContent(cell, try viewModel(), name: $0) }
}
