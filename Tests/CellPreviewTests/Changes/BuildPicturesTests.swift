import CellSnapshots
import Testing

@testable import CellPreview

@Suite struct BuildPicturesTests {
  private func result(_ entry: String, _ verdict: SnapshotVerdict) -> SnapshotResult {
    SnapshotResult(name: "\(entry)/\(entry).320@2x", entry: entry, verdict: verdict)
  }

  private func run(_ results: SnapshotResult...) -> Run {
    Run(program: "1", references: "", rule: "exact", snapshots: results)
  }

  @Test func `an entry that could be drawn neither before nor after is no change`() {
    var pictures = BuildPictures()
    pictures.keep(run(result("Broken", .notDrawn), result("Fine", .missing)), of: [])
    pictures.complete()
    #expect(!pictures.isChange(result("Broken", .notDrawn)))
    #expect(pictures.isChange(result("Fine", .notDrawn)))
    #expect(pictures.isChange(result("Broken", .missing)))
  }

  @Test func `an entry that a build came before is no change, and a new entry is one`() {
    var pictures = BuildPictures()
    pictures.keep(run(result("First", .missing)), of: ["First"])
    #expect(!pictures.isChange(result("Second", .missing)))
    pictures.keep(run(result("Second", .missing)), of: ["Second"])
    pictures.complete()
    #expect(pictures.isChange(result("Third", .missing)))
  }

  @Test func `an entry of which only some widths are kept has no changes yet`() {
    var pictures = BuildPictures()
    pictures.keep(run(result("First", .missing)), of: ["First"], areWhole: false)
    #expect(!pictures.isChange(result("First", .missing)))
    pictures.keep(run(result("First", .missing)), of: ["First"])
    #expect(pictures.isChange(result("First", .missing)))
  }
}
