import Foundation

/// A benchmark of verifying the demo, on two threads and two processors against one of each.
@MainActor
enum TwoCoresBenchmark {
  /// Measures `verify`. Throws `Skipped` on a machine with one processor.
  static func verifying(rounds: Int) throws -> Measurement {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else {
      throw Skipped(reason: "this machine has one processor")
    }
    let folder = try TemporaryFolder()
    let (references, output) = ("\(folder.path)/references", "\(folder.path)/run")
    let cellsnap = ProgramRun.sibling("cellsnap")
    _ = try ProgramRun(cellsnap, ["record", "--references", references, "--output", output])
    func verify(threads: Int) throws -> Double {
      // The main thread lays out beside the threads that paint, so `taskset` limits the processors.
      try ProgramRun(
        "taskset",
        [
          "--cpu-list", threads == 1 ? "0" : "0,1", cellsnap, "verify", "--threads", "\(threads)",
          "--references", references, "--output", output,
        ]
      ).time
    }
    var (two, one): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      two.append(try verify(threads: 2))
      one.append(try verify(threads: 1))
    }
    return Measurement(
      id: "two-cores", work: "verify of the demo on two processors / on one", ours: two, reference: one)
  }
}
