import Foundation

/// A benchmark of building and solving again the constraints of a layout.
///
/// The reference is kiwi, a solver in C++ of the same family.
@MainActor
enum ConstraintBenchmark {
  /// - Parameter name: the text after `solve-` and `resolve-` in the ids.
  ///
  /// Throws `Skipped` where kiwi cannot be built.
  static func measurements(
    _ name: String, _ program: ConstraintProgram, rounds: Int
  ) throws -> [Measurement] {
    let peer = try KiwiPeer.shared()
    // One solution takes too little time to measure.
    let (builds, edits) = (
      max(1, 2_000 / program.constraints.count), max(20, 40_000 / program.constraints.count)
    )
    var (building, editing): ([Double], [Double]) = ([], [])
    var (peerBuilding, peerEditing): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      building.append(
        try milliseconds {
          for _ in 0..<builds { _ = try ConstraintRun(program) }
        })
      var run = try ConstraintRun(program)
      let first = run.checksum
      editing.append(try milliseconds { for round in 1...edits { try run.edit(round) } })
      let result = try peer.run(program, builds: builds, edits: edits)
      for (ours, peer) in [(first, result.firstChecksum), (run.checksum, result.lastChecksum)]
      where abs(ours - peer) > 1e-5 * max(1, abs(peer)) {
        throw BenchmarkError.otherSolution(ours: ours, peer: peer)
      }
      peerBuilding.append(result.building)
      peerEditing.append(result.editing)
    }
    return [
      Measurement(
        id: "solve-\(name)", work: "constraints built and solved \(builds) times / kiwi in C++",
        ours: building, reference: peerBuilding),
      Measurement(
        id: "resolve-\(name)", work: "constraints solved for \(edits) other widths / kiwi in C++",
        ours: editing, reference: peerEditing),
    ]
  }

  /// Measures the time per view of many independent views against the time of fewer.
  static func siblings(rounds: Int) throws -> Measurement {
    let (many, few) = (ConstraintProgram.siblings(2_000), ConstraintProgram.siblings(200))
    var (ours, reference): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      ours.append(try milliseconds { _ = try ConstraintRun(many) })
      reference.append(try milliseconds { for _ in 0..<10 { _ = try ConstraintRun(few) } })
    }
    return Measurement(
      id: "solve-siblings", work: "2,000 views that know nothing of each other / 10 times 200", ours: ours,
      reference: reference)
  }

  private static func milliseconds(_ work: () throws -> Void) throws -> Double {
    let duration = try ContinuousClock().measure(work)
    return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
  }
}
