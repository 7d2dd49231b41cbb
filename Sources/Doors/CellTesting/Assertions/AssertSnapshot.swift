public import MFS
public import UIKit

/// Fails the test if a view is no longer drawn like its reference.
///
/// A table or collection is drawn with all its rows, and another view at its fitting height. The reference is
/// `<test>[.<arguments>][.<name>].<width>[@2x][-dark][-rtl][-<size>][-<language>][-iOS18][-<device>].png`, in the folder
/// `Snapshots/<Suite>` beside the test's file.
///
/// A missing reference is recorded, with a warning. In CI, where the variable `CI` is set, it fails the test.
/// `CELLSNAP_RECORD` sets another mode for a run, and `CELLSNAP_REFERENCES` another folder.
///
/// - Parameters:
///   - view: The view to draw. The expression is evaluated for each configuration, on its device. It may make a new
///     view or return an existing one.
///   - name: A name that distinguishes the snapshot from others of the test. Snapshots without a name are counted.
///   - format: The content to compare; the pixels unless specified.
///   - settings: The circumstances and the rules of comparison: `.widths(320, 375), .dark`.
///   - fileID: The place of the call; leave it out.
///   - filePath: The place of the call, which determines the folder of the references; leave it out.
///   - function: The calling test; leave it out.
///   - line: The place of the failure; leave it out.
///   - column: The place of the failure; leave it out.
@MainActor
public func assertSnapshot(
  of view: @autoclosure () throws -> UIView, named name: String? = nil, as format: SnapshotFormat = .image,
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), name,
    format,
    settings
  )
  .assert { SnapshotContent(try view(), name: $0, height: $1) }
}

/// Fails the test if a controller is no longer drawn like its reference.
///
/// The controller of a table or collection is drawn with all its rows, and another controller is as high as a screen of
/// the width. For everything else see `assertSnapshot(of:)` for a view.
@MainActor
public func assertSnapshot(
  of controller: @autoclosure () throws -> UIViewController, named name: String? = nil,
  as format: SnapshotFormat = .image,
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), name,
    format,
    settings
  )
  .assert { SnapshotContent(try controller(), name: $0, height: $1) }
}

/// Fails the test if a row is no longer drawn like its reference.
///
/// The row is a cell of a class in a table, with a view model and the height that the class calculates. For everything
/// else see `assertSnapshot(of:)` for a view.
@MainActor
public func assertSnapshot<Cell: UITableViewCell & MFSCell>(
  of cell: Cell.Type, viewModel: @autoclosure () throws -> Cell.ViewModel, named name: String? = nil,
  as format: SnapshotFormat = .image,
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), name,
    format,
    settings
  )
  .assert { SnapshotContent(cell, try viewModel(), name: $0, height: $1) }
}
