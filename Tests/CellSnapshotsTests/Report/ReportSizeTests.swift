import CellSnapBrowser
import Testing

@testable import CellSnapshots

/// Tests of the report on a small screen, and of a large run.
@Suite(
  .enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
struct ReportSizeTests {
  @Test func `a narrow screen shows either the list or the snapshot`() async throws {
    let script = """
      const sidebar = document.getElementById("sidebar");
      const width = () => document.documentElement.scrollWidth <= innerWidth;
      seen.list = `${sidebar.checkVisibility()} ${width()}`;
      await go("WallPost/short.320@2x");
      seen.snapshot = `${sidebar.checkVisibility()} ${width()}`;
      """
    let folder = try ReportFolder(HTMLReport(run: .fabricated, program: "cellsnap"), script: script)
    #expect(try await folder.seen(width: 390) == ["list": "true true", "snapshot": "false true"])
  }

  @Test func `a thousand snapshots are listed without their pictures`() async throws {
    var run = Run.fabricated
    run.snapshots = (0..<1000).map { place in
      let (entry, name) = ("Feed/case-\(place)", "Feed/case-\(place).320@2x")
      guard place % 10 < 3 else { return SnapshotResult(name: name, entry: entry, verdict: .identical) }
      return .different(name, entry: entry)
    }
    let script = """
      const listed = () => String([...document.querySelectorAll("#list li")].filter((row) => !row.hidden).length);
      seen.failing = listed();
      document.querySelector('#filters [data-value="all"]').click();
      seen.all = listed();
      await go("Feed/case-992.320@2x");
      seen.pictures = String(document.images.length);
      seen.doesThePageScroll = String(document.documentElement.scrollHeight > innerHeight);
      // Hiding thousands of list items takes a browser seconds, since each of them is counted anew.
      seen.row = getComputedStyle(document.querySelector("#list li:not([hidden])")).display;
      """
    let folder = try ReportFolder(HTMLReport(run: run, program: "cellsnap"), script: script)
    #expect(
      try await folder.seen() == [
        "failing": "300", "all": "1000", "pictures": "2", "doesThePageScroll": "false",
        "row": "block",
      ])
  }
}
