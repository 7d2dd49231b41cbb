public import CellCatalog
public import Foundation
public import UIKit

extension CatalogEntry {
  /// Returns the findings of the checks in the entry. Nothing is recorded, and waived faults are left out.
  ///
  /// ```swift
  /// let entry = CatalogEntry("Feed") { FeedController(messages: .samples) }
  /// for finding in try entry.findings(checking: [.reuse, .height]) { print(finding.text) }
  /// ```
  ///
  /// Throws an error that says in one line why the entry cannot be checked.
  ///
  /// - Parameters:
  ///   - checks: The checks to run.
  ///   - widths: The widths in points.
  ///   - contentSizeCategories: The content size categories for `height` and `lint`; L, XS, XXXL and AX5 unless
  ///     specified. The other checks use the first.
  ///   - rowLimit: The maximum number of rows of a table, or items of a collection, for the checks except `height` and
  ///     `lint`. Those two examine all rows.
  /// - Returns: The first 100 findings of each fault, and one for each further width, content size category, direction
  ///   and language.
  @MainActor
  public func findings(
    checking checks: [CheckKind] = CheckKind.allCases,
    widths: [CGFloat] = [SnapshotConfiguration].usual.map(\.width),
    contentSizeCategories: [UIContentSizeCategory]? = nil, rowLimit: Int = 40
  ) throws -> [CheckFinding] {
    let settings = try CheckSettings(
      checks: checks, widths: widths, contentSizeCategories: contentSizeCategories, rowLimit: rowLimit)
    let report = try Checker(settings).check([self].entries(of: .states))
    if let failure = report.failures.first { throw CheckError(failure) }
    return report.findings
  }
}
