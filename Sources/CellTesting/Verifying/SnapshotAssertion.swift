import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// One call of `assertSnapshot` or `verifySnapshot`.
@MainActor
struct SnapshotAssertion {
  var site: CallSite
  var name: String?
  var format: SnapshotFormat
  var changes: SnapshotChanges
  var masks: [SnapshotMask]

  /// Compares every picture with its reference, from beginning to end without a suspension, each on the device of its
  /// configuration.
  ///
  /// - Parameter content: makes what is shown, given its name; called once for each configuration, on its device.
  func verify(_ content: (String) throws -> SnapshotContent) throws(SnapshotError) -> [SnapshotOutcome] {
    let settings = changes.applied(to: SnapshotSettings.current)
    try settings.check()
    try Self.checkFonts()
    let test = TestIdentity(at: site)
    let environment = SnapshotEnvironment.current
    let folder = environment.references(of: test, folder: settings.folder)
    let title = try SnapshotTitle(of: test, name: name ?? NameRegistry.current.nextName(in: test))
    try NameRegistry.claim(title, folder: folder, for: test, at: site)
    let verifier = PictureVerifier(
      format: format, folder: folder, mode: try environment.recordMode(named: settings.record),
      rule: settings.rule, limits: settings.limits, masks: masks,
      isReadOnlyForCI: environment.isReadOnlyForCI(named: settings.record), filter: test.filter)
    var outcomes: [SnapshotOutcome] = []
    do {
      for configuration in settings.configurations {
        try Device.using(configuration.device) {
          let content = try content(title.entry.text)
          defer { content.place?.restore() }
          let drawing = EntryDrawing(content.entry, name: title.entry, configuration: configuration)
          try drawing.forEachPicture { outcomes.append(try verifier.verify($0)) }
        }
      }
    } catch {
      throw SnapshotError("\(title.entry.text): \(error)")
    }
    return outcomes
  }

  private static func checkFonts() throws(SnapshotError) {
    do throws(FontError) { try FontLibrary.check() } catch { throw SnapshotError(error.description) }
  }

  /// Fails the test for each picture that is not what its reference is.
  func assert(_ content: (String) throws -> SnapshotContent) {
    do throws(SnapshotError) {
      for outcome in try verify(content) { report(outcome) }
    } catch {
      TestReport.fail(error.description, at: site)
    }
  }

  private func report(_ outcome: SnapshotOutcome) {
    for warning in outcome.warnings { TestReport.warn("\(outcome.name): \(warning)", at: site) }
    if outcome.isRecorded { return TestReport.warn(outcome.message, at: site) }
    guard !outcome.isPassing else { return }
    let name = outcome.name.replacingOccurrences(of: "/", with: ".")
    for (role, bytes) in outcome.files {
      TestReport.attach(bytes, named: "\(name).\(role.rawValue).\(outcome.format.fileExtension)", at: site)
    }
    let places = FailureFolder(.current).keep(outcome)
    TestReport.fail(([outcome.message] + places).joined(separator: "\n"), at: site)
  }
}
