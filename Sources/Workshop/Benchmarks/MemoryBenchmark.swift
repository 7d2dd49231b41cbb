import CellCatalog
import CellSnapDemoCatalog
import Foundation
import CellSnapSocialFeed

/// A benchmark of the memory of a process after it has rendered the demo many times, against ten times.
@MainActor
enum MemoryBenchmark {
  /// - Parameter count: the number of times that each picture is drawn.
  static func rendering(count: Int) throws -> Measurement {
    let plan = try RenderPlan(
      entries: DemoEntries.all(FeedSettings()), configurations: [SnapshotConfiguration(width: 320, scale: 1)])
    var first = 0.0
    for run in 1...max(count, 11) {
      for job in plan.jobs {
        try EntryDrawing(job.entry, name: job.name, configuration: job.configuration).forEachPicture {
          try $0.paint { _ = try $0.pixels.bitmap() }
        }
      }
      // The tasks of released controllers end on the main thread.
      RunLoop.main.run(until: Date())
      if run == 10 { first = try residentMegabytes() }
    }
    return Measurement(
      id: "memory", work: "memory after \(max(count, 11)) renderings of the demo / after 10",
      ours: [try residentMegabytes()], reference: [first], unit: "MB")
  }

  /// Returns the memory of the process, without freed memory that its allocator holds.
  private static func residentMegabytes() throws -> Double {
    FreeMemory.giveBack()
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    guard fields.count > 1, let pages = Double(fields[1]) else { throw Skipped(reason: "there is no statm") }
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
