import CellCatalog
import CellSnapDemoCatalog
import CellSnapSocialFeed

/// A benchmark of rendering the demo to files, as the processor time of whole processes.
@MainActor
enum DemoBenchmark {
  static func rendering(rounds: Int) throws -> Measurement {
    let folder = try TemporaryFolder()
    let entries = try DemoEntries.all(FeedSettings())
    // The pictures that the program draws.
    let plan = try RenderPlan(
      entries: entries, configurations: entries.map { $0.allConfigurations(usual: .usual) })
    let list = folder.path + "/demo.list"
    try PictureList(plan.jobs).text.write(toFile: list, atomically: true, encoding: .utf8)
    var (ours, floor): ([Double], [Double]) = ([], [])
    for _ in 0..<min(rounds, 5) {
      let output = try folder.emptyFolder("out")
      let arguments = ["render", "--threads", "1", "--output", output]
      ours.append(try ProgramRun(ProgramRun.sibling("cellsnap"), arguments).processorTime)
      let floorOutput = try folder.emptyFolder("out")
      floor.append(
        try ProgramRun(ProgramRun.sibling("CellSnapPictureFloor"), [list, floorOutput, "png"]).processorTime)
    }
    return Measurement(
      id: "demo", work: "render of the demo, one thread / decode each photo once, draw and encode in C",
      ours: ours, reference: floor)
  }
}
