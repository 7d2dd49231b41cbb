import CellDrawing
import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing
import UIKit
@testable import CellCatalog

/// An observer that ignores every event.
@MainActor
private struct Silence: RenderObserver {
  func willBegin(_ job: RenderJob) {}
  func willPaint(_ job: RenderJob, tile: Int, of tileCount: Int) {}
  func didFind(_ diagnostic: Diagnostic, in title: String) {}
  func didSkip(_ job: RenderJob, _ reason: RenderError) {}
  func didFinish(_ result: RenderResult) {}
  func didFail(_ job: RenderJob, _ error: RenderError) {}
}

/// A clock beside a title.
private final class ClockView: UIView {
  let titleLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let clockLabel = UILabel(frame: CGRect(x: 100, y: 0, width: 60, height: 20))

  init(title: String, time: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 20))
    titleLabel.text = title
    clockLabel.text = time
    addSubview(titleLabel)
    addSubview(clockLabel)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

@MainActor struct VerifyingDestinationTests {
  private func results(
    of entry: CatalogEntry, in folder: TemporaryFolder, mode: SnapshotRecordMode = .never, scale: CGFloat = 1
  ) throws -> [SnapshotResult] {
    let plan = try RenderPlan(
      entries: [entry], configurations: [SnapshotConfiguration(width: 160, scale: scale)])
    let verification = VerifyingDestination(
      verifier: Verifier(
        store: ReferenceStore(folder: folder.path(of: "Snapshots")), mode: mode,
        comparison: PictureComparison()),
      runFolder: RunFolder(path: folder.path(of: "run"), program: "snapshots"), threads: 1)
    let outcome = Renderer(destination: verification, observer: Silence()).render(plan.jobs)
    #expect(outcome.error == nil)
    return outcome.snapshots
  }

  private func entry(_ title: String, _ time: String) -> CatalogEntry {
    CatalogEntry("Clock", height: 20) { ClockView(title: title, time: time) }
  }

  /// The clock at the top of a white page that takes 2.4 MB at three pixels per point.
  private func page(_ title: String, _ time: String) -> CatalogEntry {
    CatalogEntry("Clock", height: 420) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 420))
      page.backgroundColor = .white
      page.addSubview(ClockView(title: title, time: time))
      return page
    }
  }

  @Test func `a change is explained by the name of its view`() throws {
    let folder = try TemporaryFolder()
    _ = try results(of: entry("Home", "10:00"), in: folder, mode: .missing)
    let changed = try results(of: entry("Home", "10:01"), in: folder)
    #expect(changed.map(\.verdict) == [.different])
    #expect(changed[0].explanationLines == [#"clockLabel text "10:00" → "10:01""#])
  }

  @Test func `a page is painted whole for the comparison if it differs`() throws {
    let folder = try TemporaryFolder()
    _ = try results(of: page("Home", "10:00"), in: folder, mode: .missing, scale: 3)
    let equal = try results(of: page("Home", "10:00"), in: folder, scale: 3)
    #expect(equal.map(\.verdict) == [.identical])
    let changed = try results(of: page("Home", "10:01"), in: folder, scale: 3)
    #expect(changed.map(\.verdict) == [.different])
    #expect(changed[0].explanationLines == [#"ClockView clockLabel text "10:00" → "10:01""#])
    let box = try #require(changed[0].comparison?.boundingBoxes.first)
    #expect(box.y < 60 && box.x >= 300)
  }

  @Test func `a view that an entry ignores may change`() throws {
    let folder = try TemporaryFolder()
    let mask = SnapshotMask.views(named: "clockLabel")
    _ = try results(of: entry("Home", "10:00").ignoring(mask), in: folder, mode: .missing)
    let similar = try results(of: entry("Home", "10:01").ignoring(mask), in: folder)
    #expect(similar.map(\.verdict) == [.similar])
    #expect(similar[0].comparison?.ignoredPixels == 60 * 20)
    let different = try results(of: entry("Away", "10:01").ignoring(mask), in: folder)
    #expect(different.map(\.verdict) == [.different])
  }
}
