public import CellCatalog
public import Foundation
public import UIKit

extension Entry {
  /// What the checks find in the entry, with nothing recorded; faults that are waived are left out.
  ///
  /// ```swift
  /// let entry = Entry("Feed") { FeedController(messages: .samples) }
  /// for finding in try entry.findings(checking: [.reuse, .height]) { print(finding.text) }
  /// ```
  ///
  /// Throws what says in a line why the entry cannot be checked.
  ///
  /// - Parameters:
  ///   - checks: what is looked for.
  ///   - widths: in points.
  ///   - contentSizeCategories: the text sizes that `height` and `lint` look at, L, XS, XXXL and AX5 unless specified;
  ///     the other checks use the first.
  ///   - rowLimit: the most rows of a table, or items of a collection, that the checks but `height` and `lint` look at; those
  ///     two look at all.
  /// - Returns: of each fault the first 100 findings, and one of each further width, text size, direction and language.
  @MainActor
  public func findings(
    checking checks: [Check] = Check.allCases, widths: [CGFloat] = [320, 375, 414, 768],
    contentSizeCategories: [UIContentSizeCategory]? = nil, rowLimit: Int = 40
  ) throws -> [Finding] {
    let settings = try CheckSettings(
      checks: checks, widths: widths, contentSizeCategories: contentSizeCategories, rowLimit: rowLimit)
    let report = try Checker(settings).check([self])
    if let failure = report.failures.first { throw CheckError(failure) }
    return report.findings
  }
}
