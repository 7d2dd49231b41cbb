import CellCatalog
import DemoCatalog
import Foundation
import SocialFeed

/// What a process holds after it has rendered the demo many times, against what it held after ten.
@MainActor
enum MemoryBenchmark {
  /// - Parameter count: how often each picture is drawn in all.
  static func rendering(count: Int) throws -> Measurement {
    let plan = try RenderPlan(
      entries: DemoEntries.all(FeedSettings()), configurations: [Configuration(width: 320, scale: 1)])
    var first = 0.0
    for run in 1...max(count, 11) {
      for job in plan.jobs {
        try EntryDrawing(job.entry, name: job.name, configuration: job.configuration).forEachPicture {
          try $0.paint { _ = try $0.pixels.bitmap() }
        }
      }
      // Tasks of controllers that are gone end on the main thread.
      RunLoop.main.run(until: Date())
      if run == 10 { first = try residentMegabytes() }
    }
    return Measurement(
      id: "memory", work: "memory after \(max(count, 11)) renderings of the demo / after 10",
      ours: [try residentMegabytes()], reference: [first], unit: "MB")
  }

  /// What the process has in memory, without what its allocator holds of freed memory.
  private static func residentMegabytes() throws -> Double {
    FreeMemory.giveBack()
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { throw Skipped(reason: "there is no statm") }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
