import CellDrawing
import CellSnapSampleCells
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellCatalog

/// Tests that each kind of diagnostic reaches the observer of rendering and the results of a run.
@MainActor @Suite struct DiagnosticsTests {
  /// An observer that keeps diagnostics with the titles of their jobs.
  private final class Log: RenderObserver {
    var lines: [String] = []

    func willBegin(_ job: RenderJob) {}
    func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {}
    func didFind(_ diagnostic: Diagnostic, in title: String) { lines.append("\(title): \(diagnostic.text)") }
    func didSkip(_ job: RenderJob, _ reason: RenderError) {}
    func didFinish(_ result: RenderResult) {}
    func didFail(_ job: RenderJob, _ error: RenderError) {}
  }

  private func jobs(_ cause: DiagnosticCause, in folder: TemporaryFolder) throws -> [RenderJob] {
    try RenderPlan(
      entries: [CatalogEntry("Cause", height: 20) { cause.view(files: folder.path) }],
      configurations: [
        SnapshotConfiguration(width: 20, scale: 1), SnapshotConfiguration(width: 30, scale: 1),
      ]
    ).jobs
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `rendering reports a diagnostic of each picture`(cause: DiagnosticCause) throws {
    let folder = try TemporaryFolder()
    let log = Log()
    let files = PictureFiles(
      folder: try OutputFolder(making: folder.path(of: "out")), settings: PictureSettings())
    let outcome = Renderer(destination: files, observer: log).render(try jobs(cause, in: folder))
    #expect(outcome.error == nil)
    #expect(log.lines.count == 2)
    #expect(log.lines.allSatisfy { $0.contains(cause.message) })
    #expect(log.lines.map { $0.prefix(18) } == ["Cause at width 20:", "Cause at width 30:"])
  }

  @Test(arguments: DiagnosticCause.allCases)
  func `the result of each verified picture has its diagnostic`(cause: DiagnosticCause) throws {
    let folder = try TemporaryFolder()
    let verification = VerifyingDestination(
      verifier: Verifier(
        store: ReferenceStore(folder: folder.path(of: "Snapshots")), mode: .missing,
        comparison: PictureComparison()),
      runFolder: RunFolder(path: folder.path(of: "run"), program: "snapshots"), threads: 1)
    let log = Log()
    let outcome = Renderer(destination: verification, observer: log).render(try jobs(cause, in: folder))
    #expect(outcome.snapshots.count == 2)
    for snapshot in outcome.snapshots {
      #expect(snapshot.diagnostics?.count == 1)
      #expect(snapshot.diagnostics?.first?.contains(cause.message) == true)
    }
    #expect(log.lines.count == 2)
  }

  // The height of the picture is no whole number of pixels.
  @Test(arguments: [(UIColor.white, true), (UIColor.black, false)])
  func `a picture of one colour is blank for the reason that the entry gives`(
    color: UIColor, isBlank: Bool
  ) throws {
    var entry = CatalogEntry("Note/short", height: 20.4) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .white
      let part = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      part.backgroundColor = color
      view.addSubview(part)
      return view
    }
    entry.blankReason = { view in "it holds \(view.subviews.count) view" }
    let jobs = try RenderPlan(
      entries: [entry], configurations: [SnapshotConfiguration(width: 20, scale: 1)]
    ).jobs
    let folder = try TemporaryFolder()
    let log = Log()
    let files = PictureFiles(
      folder: try OutputFolder(making: folder.path(of: "out")), settings: PictureSettings())
    _ = Renderer(destination: files, observer: log).render(jobs)
    #expect(
      log.lines
        == (isBlank ? ["Note/short at width 20: Note/short.20 is blank, because it holds 1 view"] : []))
  }

  @Test func `a picture without diagnostics has none in its result`() throws {
    var result = SnapshotResult(name: "A/A.320", entry: "A", verdict: .identical)
    result.add([])
    let data = try JSONEncoder().encode(result)
    #expect(!String(decoding: data, as: UTF8.self).contains("diagnostics"))
  }
}
