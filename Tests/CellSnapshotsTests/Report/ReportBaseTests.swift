import CellSnapBrowser
import Testing

@testable import CellSnapshots

/// Tests of the report of a run against a base revision, in a browser.
@Suite(
  .enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
struct ReportBaseTests {
  private static let run: Run = {
    var run = Run.ofBase(
      added: ["Feed/new.320@2x": "a"], unmatched: ["Old/a.320@2x": "b"], removed: ["Old/a"])
    run.base?.storedCount = 4
    var different = SnapshotResult.different("Chat/a.320@2x", entry: "Chat/a")
    different.isOfBase = true
    run.snapshots += [
      different, SnapshotResult(name: "Login/a.320@2x", entry: "Login/a", verdict: .notAffected),
      SnapshotResult(name: "Kept/a.320@2x", entry: "Kept/a", verdict: .identical),
    ]
    return run
  }()

  @Test func `there is a filter for the base, for what was drawn and for what was not`() async throws {
    let script = """
      const filters = ["base", "failing", "drawn", "notAffected", "added"];
      for (const filter of filters) {
        await click(`#filters [data-value="${filter}"]`);
        await note(filter, () => all("#list li").filter((row) => !row.hidden).length);
      }
      await note("bar", () => all(".bar-entry").length);
      await note("removed", () => texts(".paths li").join(" "));
      await note("fact", () => all("dd").map((fact) => fact.textContent).find((fact) => fact.startsWith("origin/main")));
      location.hash = encodeURIComponent("Chat/a.320@2x");
      await wait();
      await note("captions", () => texts(".caption strong").join(" "));
      await note("acceptance", () => one("#acceptance").textContent);
      location.hash = encodeURIComponent("Login/a.320@2x");
      await wait();
      await note("notAffectedText", () => one(".no-pictures").textContent);
      seen.problems = problems.join();
      """
    let folder = try ReportFolder(HTMLReport(run: Self.run, program: "snapshots"), script: script)
    let seen = try await folder.seen()
    #expect(
      seen == [
        "fact": "origin/main (1a2b3c4d)", "base": "2", "failing": "1", "drawn": "3", "notAffected": "1",
        "added": "1",
        "bar": "4",
        "removed": "Old/a.320@2x", "captions": "Base Actual",
        "acceptance": "The merge of the change accepts it.",
        "notAffectedText": "It was not drawn, so this run has no pictures of it.", "problems": "",
      ])
  }
}
