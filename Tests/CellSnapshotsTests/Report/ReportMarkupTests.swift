import CellSnapBrowser
import Testing

@testable import CellSnapshots

/// Tests of a run whose texts are all markup that would run a script.
@Suite(
  .enabled(if: Chromium.path != nil, "there is no Chromium: apt-get install chromium-headless-shell"))
struct ReportMarkupTests {
  private static let markup =
    "--></script></style><script>window.hit = 1</script><img src=x onerror='window.hit = 1'>"
    + "<svg onload=\"window.hit = 1\">\u{2028}\u{301}<\u{301}script>window.hit = 1</script>"

  private static let run: Run = {
    var run = Run(program: markup, references: markup, rule: markup, patterns: [markup], dead: [markup])
    for verdict in SnapshotVerdict.allCases {
      var result = SnapshotResult.different("\(verdict)/\(markup).320@2x", entry: "\(verdict)/\(markup)")
      result.verdict = verdict
      result.message = markup
      result.explanation?.lines[0].text = markup
      run.snapshots.append(result)
    }
    run.shards = [Shard(index: 1, count: 3)]
    return run
  }()

  @Test func `no text of a run is taken for markup`() async throws {
    let script = """
      const { run } = JSON.parse(document.getElementById("data").textContent);
      for (const name of ["", ...run.snapshots.map(({ name }) => encodeURIComponent(name)), encodeURIComponent(run.rule)]) {
        await go(name);
        for (const mode of document.querySelectorAll("#modes button")) {
          mode.click();
          await pictures();
        }
      }
      seen.hit = String(window.hit);
      seen.problems = problems.join();
      const facts = [...document.querySelectorAll("dd")].map((fact) => fact.textContent);
      seen.isShown = String(facts.some((fact) => fact.includes("window.hit = 1")));
      """
    let folder = try ReportFolder(HTMLReport(run: Self.run, program: Self.markup), script: script)
    #expect(try await folder.seen() == ["hit": "undefined", "problems": "", "isShown": "true"])
  }
}
