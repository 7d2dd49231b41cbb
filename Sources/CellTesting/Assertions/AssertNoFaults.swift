public import CellCatalog
public import Foundation
public import MFS
public import UIKit

/// Fails the test once for each fault that checks find in the cells of a table, or in another screen, with nothing
/// recorded: cells that keep something of the row before, heights that forget a margin, texts that are cut off, …
///
/// ```swift
/// @MainActor @Test func feedHasNoFaults() {
///   assertNoFaults(in: FeedController(messages: .samples))
/// }
/// ```
///
/// - Parameters:
///   - controller: what to check; made anew for every width, text size, direction and language.
///   - checks: what is looked for; `Check` and `CheckRule` say what each claims.
///   - widths: in points.
///   - contentSizeCategories: the text sizes that `height` and `lint` look at, L, XS, XXXL and AX5 unless specified; the
///     other checks use the first.
///   - rowLimit: the most rows of a table, or items of a collection, that the checks but `height` and `lint` look at; those
///     two look at all. A failure says where there were more.
///   - waivers: the faults that are meant. One that waives nothing fails the test as well.
///   - fileID: where the call stands; left out.
///   - filePath: where the call stands; left out.
///   - function: the test that calls; left out.
///   - line: where a failure is reported; left out.
///   - column: where a failure is reported; left out.
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

/// Fails the test once for each fault that checks find in a view, such as a table view; see `assertNoFaults(in:)` of a
/// controller.
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

/// Fails the test once for each fault that checks find in a cell in the pattern: a table with a row for each view model,
/// between which cells are reused; see `assertNoFaults(in:)` of a controller.
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
