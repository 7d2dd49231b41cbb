import CellCatalog
public import MFS
public import UIKit

/// Fails the test once for each fault that checks find in the cells of a table, or in another screen.
///
/// Nothing is recorded. Faults are, for example, cells that keep something of the row before, heights without a margin,
/// and texts that are cut off.
///
/// ```swift
/// @MainActor @Test func feedHasNoFaults() {
///   assertNoFaults(
///     in: FeedController(messages: .samples), .checks(.reuse, .lint), .widths(320, 375),
///     .waiving(.contrast, of: "MessageCell.timeLabel", because: "the brand's grey, agreed with design"))
/// }
/// ```
///
/// The widths are 320, 375, 414 and 768 points unless the call or a trait specifies others. `height` and `lint` also
/// examine four content size categories and both directions. They examine dark appearance, languages and devices if the
/// settings name some.
///
/// - Parameters:
///   - controller: The controller to check. It is made again for every width, content size category, direction and
///     language.
///   - settings: The checks, the circumstances, and the intended faults. A waiver of the call that waives nothing also
///     fails the test.
///   - fileID: The place of the call; leave it out.
///   - filePath: The place of the call; leave it out.
///   - function: The calling test; leave it out.
///   - line: The place of the failure; leave it out.
///   - column: The place of the failure; leave it out.
@MainActor
public func assertNoFaults(
  in controller: @autoclosure @escaping @MainActor () -> UIViewController, _ settings: SnapshotSetting...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  FaultAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), settings
  )
  .assert { CatalogEntry($0, height: $1, controller: controller) }
}

/// Fails the test once for each fault that checks find in a view, such as a table view.
///
/// See `assertNoFaults(in:)` for a controller.
@MainActor
public func assertNoFaults(
  in view: @autoclosure @escaping @MainActor () -> UIView, _ settings: SnapshotSetting...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  FaultAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), settings
  )
  .assert { CatalogEntry($0, height: $1, view: view) }
}

/// Fails the test once for each fault that checks find in a cell in the pattern.
///
/// The cell is shown in a table with a row for each view model, so that cells are reused. See `assertNoFaults(in:)` for
/// a controller.
@MainActor
public func assertNoFaults<Cell: UITableViewCell & MFSCell>(
  in cell: Cell.Type, viewModels: @autoclosure @escaping @MainActor () -> [Cell.ViewModel],
  _ settings: SnapshotSetting..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  FaultAssertion(
    CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column), settings
  )
  .assert { name, height in
    CatalogEntry(name, height: height) {
      let controller = MFSTableController(style: .plain)
      controller.registry.register(cell)
      controller.sections = [MFSTableSection(viewModels())]
      return controller as UIViewController
    }
  }
}
