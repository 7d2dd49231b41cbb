public import CellCatalog
public import Foundation
public import MFS
public import UIKit

/// Fails the test once for each fault that checks find in the cells of a table, or in another screen.
///
/// Nothing is recorded. Faults are, for example, cells that keep something of the row before, heights without a margin,
/// and texts that are cut off.
///
/// ```swift
/// @MainActor @Test func feedHasNoFaults() {
///   assertNoFaults(in: FeedController(messages: .samples))
/// }
/// ```
///
/// - Parameters:
///   - controller: The controller to check. It is made again for every width, content size category, direction and
///     language.
///   - checks: The checks to run. `Check` and `CheckRule` describe them.
///   - widths: The widths in points.
///   - contentSizeCategories: The content size categories for `height` and `lint`; L, XS, XXXL and AX5 unless
///     specified. The other checks use the first.
///   - rowLimit: The maximum number of rows of a table, or items of a collection, for the checks except `height` and
///     `lint`. Those two examine all rows. A failure says if there were more.
///   - waivers: The intended faults. A waiver that waives nothing also fails the test.
///   - fileID: The place of the call; leave it out.
///   - filePath: The place of the call; leave it out.
///   - function: The calling test; leave it out.
///   - line: The place of the failure; leave it out.
///   - column: The place of the failure; leave it out.
@MainActor
public func assertNoFaults(
  in controller: @autoclosure @escaping @MainActor () -> UIViewController,
  checking checks: [Check] = Check.allCases, widths: [CGFloat] = [320, 375, 414, 768],
  contentSizeCategories: [UIContentSizeCategory]? = nil, rowLimit: Int = 40,
  waiving waivers: [Waiver] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  FaultAssertion(
    site: CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    checks: checks, widths: widths, contentSizeCategories: contentSizeCategories,
    rowLimit: rowLimit, waivers: waivers
  ).assert { Entry($0, controller: controller) }
}

/// Fails the test once for each fault that checks find in a view, such as a table view.
///
/// See `assertNoFaults(in:)` for a controller.
@MainActor
public func assertNoFaults(
  in view: @autoclosure @escaping @MainActor () -> UIView,
  checking checks: [Check] = Check.allCases, widths: [CGFloat] = [320, 375, 414, 768],
  contentSizeCategories: [UIContentSizeCategory]? = nil, rowLimit: Int = 40,
  waiving waivers: [Waiver] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  FaultAssertion(
    site: CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    checks: checks, widths: widths, contentSizeCategories: contentSizeCategories,
    rowLimit: rowLimit, waivers: waivers
  ).assert { Entry($0, view: view) }
}

/// Fails the test once for each fault that checks find in a cell in the pattern.
///
/// The cell is shown in a table with a row for each view model, so that cells are reused. See `assertNoFaults(in:)` for
/// a controller.
@MainActor
public func assertNoFaults<Cell: UITableViewCell & MFSCell>(
  in cell: Cell.Type, viewModels: @autoclosure @escaping @MainActor () -> [Cell.ViewModel],
  checking checks: [Check] = Check.allCases, widths: [CGFloat] = [320, 375, 414, 768],
  contentSizeCategories: [UIContentSizeCategory]? = nil, rowLimit: Int = 40,
  waiving waivers: [Waiver] = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  FaultAssertion(
    site: CallSite(fileID: fileID, filePath: filePath, function: function, line: line, column: column),
    checks: checks, widths: widths, contentSizeCategories: contentSizeCategories,
    rowLimit: rowLimit, waivers: waivers
  ).assert { name in
    Entry(name) {
      let controller = MFSTableController(style: .plain)
      controller.registry.register(cell)
      controller.sections = [TableSection(viewModels())]
      return controller as UIViewController
    }
  }
}
