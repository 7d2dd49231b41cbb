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
///   - view: what to draw; made anew for each picture, on the device of its circumstances, unless it is a view that is
///     there.
///   - name: tells it from the test's other snapshots, which are counted where they have none.
///   - format: what is compared: the pixels, unless something else is said.
///   - settings: the circumstances and how it is judged: `.widths(320, 375), .dark`.
///   - fileID: where the call stands; left out.
///   - filePath: where the call stands, which is where the references lie; left out.
///   - function: the test that calls; left out.
///   - line: where a failure is reported; left out.
///   - column: where a failure is reported; left out.
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

/// Fails the test where a controller is no longer drawn as its reference shows it.
///
/// A table's or collection's controller is drawn with all its rows, another one as high as a screen of that width. For
/// all else see `assertSnapshot(of:)` of a view.
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

/// Fails the test where a row is no longer drawn as its reference shows it: a cell of a class, in a table, with a view
/// model and the height that the class calculates.
///
/// For all else see `assertSnapshot(of:)` of a view.
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
