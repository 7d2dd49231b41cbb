import CellCatalog
import CellChecks
import CellSnapshots
import UIKit

/// An assertion that checks an entry and reports the findings to the test.
@MainActor
struct FaultAssertion {
  private let site: CallSite
  private let changes: SnapshotChanges

  init(_ site: CallSite, _ settings: [SnapshotSetting]) {
    self.site = site
    changes = SnapshotChanges(settings)
  }

  /// Fails the test for each fault of an entry.
  ///
  /// - Parameter makeEntry: A closure that makes the entry from a name and height.
  func assert(_ makeEntry: (String, CatalogEntry.Height) -> CatalogEntry) {
    let settings = SnapshotSettings(SnapshotChanges.ofTraits + [changes], usual: .usual)
    var entry = makeEntry(entryName, settings.height).drawn(in: settings.configurations)
    entry.waivers = settings.waivers
    DiagnosticWarnings.begin(at: site)
    do {
      if let setting = changes.settingsOfPictures.first {
        throw SnapshotError("\(setting)(…) applies only to snapshots, not to checks; leave it out")
      }
      try TestWatch.assertion(nil) { try check(entry, settings) }
    } catch {
      TestReport.fail("\(error)", at: site)
    }
  }

  private func check(_ entry: CatalogEntry, _ settings: SnapshotSettings) throws {
    var report = try Checker(try settings.checkSettings).check([entry])
    // A waiver of a trait may be for another test.
    report.ignoreUnusedWaivers(except: changes.waivers)
    for line in report.diagnostics { TestReport.warn(line, at: site) }
    for line in report.lines {
      TestReport.fail(([line] + report.sampleLines { $0.argumentLabel }).joined(separator: "\n"), at: site)
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
