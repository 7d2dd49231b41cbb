public import Foundation
public import UIKit

extension Entry {
  /// What the checks find in the entry, with nothing recorded; faults that are waived are left out.
  ///
  /// ```swift
  /// for entry in Snapshots.entries {
  ///   for finding in try entry.findings(checking: [.reuse, .height]) { print(finding.text) }
  /// }
  /// ```
  ///
  /// Throws what says in a line why the entry cannot be checked.
  ///
  /// - Parameters:
  ///   - checks: what is looked for.
  ///   - widths: in points.
  ///   - contentSizeCategories: the text sizes that `height` and `lint` look at, L, XS, XXXL and AX5 unless said otherwise;
  ///     the other checks use the first.
  @MainActor
  public func findings(
    checking checks: [Check] = Check.allCases, widths: [CGFloat] = [320, 375, 414, 768],
    contentSizeCategories: [UIContentSizeCategory]? = nil
  ) throws -> [Finding] {
    let settings = try CheckSettings(
      checks: checks, widths: widths, contentSizeCategories: contentSizeCategories)
    let report = try Checker(settings).check([self])
    if let failure = report.failures.first { throw CommandFailure.failure(failure) }
    return report.findings
  }
}
