public import MFS
public import UIKit

/// Compares a view with its reference like `assertSnapshot`, and returns the outcome of each picture instead of
/// failing.
///
/// Throws `SnapshotError` if there is nothing to compare: the view cannot be made or drawn, or a name or width is
/// invalid.
@MainActor
public func verifySnapshot(
  of view: @autoclosure () throws -> UIView, named name: String? = nil, as format: SnapshotFormat = .image,
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) throws(SnapshotError) -> [SnapshotOutcome] {
  try SnapshotAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), name,
    format,
    settings
  )
  .verify { SnapshotContent(try view(), name: $0, height: $1) }
}

/// Compares a controller with its reference like `assertSnapshot`, and returns the outcome of each picture instead of
/// failing.
@MainActor
public func verifySnapshot(
  of controller: @autoclosure () throws -> UIViewController, named name: String? = nil,
  as format: SnapshotFormat = .image,
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) throws(SnapshotError) -> [SnapshotOutcome] {
  try SnapshotAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), name,
    format,
    settings
  )
  .verify { SnapshotContent(try controller(), name: $0, height: $1) }
}

/// Compares a row with its reference like `assertSnapshot`, and returns the outcome of each picture instead of failing.
@MainActor
public func verifySnapshot<Cell: UITableViewCell & MFSCell>(
  of cell: Cell.Type, viewModel: @autoclosure () throws -> Cell.ViewModel, named name: String? = nil,
  as format: SnapshotFormat = .image,
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) throws(SnapshotError) -> [SnapshotOutcome] {
  try SnapshotAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), name,
    format,
    settings
  )
  .verify { SnapshotContent(cell, try viewModel(), name: $0, height: $1) }
}
