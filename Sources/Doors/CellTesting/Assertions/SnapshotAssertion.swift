import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// A call of `assertSnapshot` or `verifySnapshot`.
@MainActor
struct SnapshotAssertion {
  var site: CallSite
  var name: String?
  var format: SnapshotFormat
  var changes: SnapshotChanges

  init(_ site: CallSite, _ name: String?, _ format: SnapshotFormat, _ settings: [SnapshotSetting]) {
    self.site = site
    self.name = name
    self.format = format
    changes = SnapshotChanges(settings)
  }

  /// Compares every picture with its reference, each on the device of its configuration. The work has no suspension.
  ///
  /// - Parameter content: A closure that makes the content from a name and height. It is called once for each
  ///   configuration, on its device.
  func verify(_ content: (String, CatalogEntry.Height) throws -> SnapshotContent) throws(SnapshotError)
    -> [SnapshotOutcome]
  {
    try TestWatch.assertion { () throws(SnapshotError) in try outcomes(of: content) }
  }

  private func outcomes(
    of content: (String, CatalogEntry.Height) throws -> SnapshotContent
  ) throws(SnapshotError) -> [SnapshotOutcome] {
    DiagnosticWarnings.begin(at: site)
    let settings = SnapshotSettings(SnapshotChanges.ofTraits + [changes])
    try settings.check()
    if let setting = changes.settingsOfChecks.first {
      throw SnapshotError(
        "\(setting)(…) applies only to checks, not to snapshots; leave it out, or call assertNoFaults")
    }
    try checkFormat()
    try Self.checkFonts()
    let test = TestIdentity(at: site)
    let environment = SnapshotEnvironment.current
    let folder = environment.references(of: test, folder: settings.folder)
    let title = try SnapshotTitle(of: test, name: name ?? NameRegistry.current.nextName(in: test))
    try NameRegistry.claim(title, isNamed: name != nil, folder: folder, for: test, at: site)
    let verifier = PictureVerifier(
      format: format, folder: folder, mode: try environment.recordMode(named: settings.record),
      rule: settings.rule, limits: settings.limits, masks: settings.masks,
      isReadOnlyForCI: environment.isReadOnlyForCI(named: settings.record),
      decodesReferences: SnapshotRecordMode.isInCI(environment.variables), filter: test.filter,
      base: hasReferences(title.entry, settings.configurations, in: folder)
        ? nil : try TestBase.references(ofModule: test.moduleName, environment))
    var outcomes: [SnapshotOutcome] = []
    let diagnostics = Diagnostics()
    defer { diagnostics.passOn() }
    do {
      for configuration in settings.configurations {
        try Device.using(configuration.device) {
          let content = try TestWatch.during(title.entry.text, configuration) {
            try diagnostics.collecting { try content(title.entry.text, settings.height) }
          }
          defer { content.place?.restore() }
          let drawing = EntryDrawing(content.entry, name: title.entry, configuration: configuration)
          try TestWatch.during(title.entry.text, configuration) {
            try drawing.forEachPicture {
              var outcome = try verifier.verify($0)
              outcome.add(diagnostics.take())
              outcomes.append(outcome)
            }
          }
        }
      }
    } catch let error as RenderError {
      throw SnapshotError(error.description)
    } catch {
      throw SnapshotError("\(title.entry.text): \(error)")
    }
    return outcomes
  }

  /// Returns whether there is a reference for each configuration, so that no base is needed.
  private func hasReferences(
    _ entry: EntryName, _ configurations: [SnapshotConfiguration], in folder: String
  ) -> Bool {
    configurations.allSatisfy { configuration in
      let title = SnapshotName(entry: entry, configuration: configuration).title
      return [title, "\(title).1"].contains {
        FileManager.default.fileExists(atPath: "\(folder)/\($0).\(format.fileExtension)")
      }
    }
  }

  /// Throws if the assertion itself has a setting that only applies to pictures and would have no effect.
  private func checkFormat() throws(SnapshotError) {
    guard format != .image else { return }
    let settings = [
      changes.rule == nil ? nil : ".rule", changes.limits == nil ? nil : ".limits",
      changes.masks.isEmpty ? nil : ".ignoring",
    ].compactMap(\.self)
    guard let setting = settings.first else { return }
    throw SnapshotError(
      "\(setting)(…) applies only to pictures, not to as: .\(format); leave it out, or compare the image")
  }

  private static func checkFonts() throws(SnapshotError) {
    do throws(FontError) { try FontLibrary.check() } catch { throw SnapshotError(error.description) }
  }

  /// Fails the test for each picture that does not pass.
  func assert(_ content: (String, CatalogEntry.Height) throws -> SnapshotContent) {
    do throws(SnapshotError) {
      for line in BrokenFont.lines(FontLibrary.takeBroken()) { TestReport.warn(line, at: site) }
      for outcome in Self.sayingOnce(try verify(content)) { report(outcome) }
    } catch {
      TestReport.fail(error.description, at: site)
    }
  }

  /// Returns the outcomes with shared explanations. The first failing outcome explains the changes in all, and the
  /// other outcomes refer to it.
  private static func sayingOnce(_ outcomes: [SnapshotOutcome]) -> [SnapshotOutcome] {
    let explained = outcomes.indices.filter { outcomes[$0].explanationCount > 0 }
    guard let first = explained.first, explained.count > 1 else { return outcomes }
    var told = outcomes
    let lines = EntryExplanation(of: explained.compactMap { outcomes[$0].verification?.result }).lines
    for index in explained {
      guard var words = outcomes[index].words else { continue }
      words.details.removeLast(outcomes[index].explanationCount)
      words.details += index == first ? lines : ["the changes are listed at \(outcomes[first].name)"]
      told[index].message = words.text
    }
    return told
  }

  /// Keeps the files of an outcome, and returns lines that say where they are, or why they could not be kept.
  private func keep(_ outcome: SnapshotOutcome) -> [String] {
    let run = TestRun.current(.current)
    guard let verification = outcome.verification else {
      return outcome.isPassing ? [] : FailureFolder(beside: run).keep(outcome)
    }
    do throws(FileError) {
      try run.add(verification, references: outcome.references)
      if verification.result.isOfBase == true { return ["report: \(run.path)/\(RunFolder.reportFile)"] }
      return run.lines(for: verification.result.name, references: outcome.references)
    } catch {
      return ["\(error); name another folder with CELLSNAP_OUTPUT"]
    }
  }

  private func report(_ outcome: SnapshotOutcome) {
    for warning in outcome.warnings { TestReport.warn("\(outcome.name): \(warning)", at: site) }
    let places = keep(outcome)
    if outcome.isRecorded { return TestReport.warn(outcome.message, at: site) }
    guard !outcome.isPassing else { return }
    let name = outcome.name.replacingOccurrences(of: "/", with: ".")
    for (role, bytes) in outcome.files {
      TestReport.attach(bytes, named: "\(name).\(role.rawValue).\(outcome.format.fileExtension)", at: site)
    }
    TestReport.fail(([outcome.message] + places).joined(separator: "\n"), at: site)
  }
}

extension SnapshotOutcome {
  /// The number of lines that explain changes, at the end of the message's details.
  fileprivate var explanationCount: Int {
    isPassing && !isRecorded ? 0 : verification?.result.explanationLines.count ?? 0
  }
}
