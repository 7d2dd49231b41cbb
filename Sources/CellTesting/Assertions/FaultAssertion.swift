import CellCatalog
import CellChecks
import CellSnapshots
import Foundation
import UIKit

/// An assertion that checks an entry and reports the findings to the test.
@MainActor
struct FaultAssertion {
  let site: CallSite
  let checks: [Check]
  let widths: [CGFloat]
  let contentSizeCategories: [UIContentSizeCategory]?
  let rowLimit: Int
  let waivers: [Waiver]

  func assert(_ makeEntry: (String) -> Entry) {
    let entry = waivers.reduce(makeEntry(entryName)) {
      $0.waiving($1.rule, of: $1.subject, because: $1.reason)
    }
    TestWatch.begin()
    do {
      _ = try SnapshotEnvironment.current.timeout()
      let settings = try CheckSettings(
        checks: checks, widths: widths, contentSizeCategories: contentSizeCategories,
        rowLimit: rowLimit)
      let report = try Checker(settings).check([entry])
      for line in report.lines {
        TestReport.fail(([line] + report.sampleLines { $0.argumentLabel }).joined(separator: "\n"), at: site)
      }
    } catch {
      TestReport.fail("\(error)", at: site)
    }
  }

  /// The name of the test's function, without characters that names may not contain.
  private var entryName: String {
    EntryName.part(madeOf: NamePart(TestIdentity.withoutParameters(site.function)).text)
  }
}

extension Sample.Kind {
  /// The label of the argument that limits the sample.
  fileprivate var argumentLabel: String? {
    switch self {
    case .rows, .headers, .footers, .items: "rowLimit"
    case .widths: "widths"
    case .pairs, .expandableRows: nil
    }
  }
}
