import CellSnapshots

/// The results of a comparison of two builds so far.
struct ComparedPictures: Sendable {
  /// The results that differ, in the order in which they came.
  private(set) var results: [SnapshotResult] = []
  /// The number of compared pictures.
  var count: Int { names.count }
  private var names: Set<String> = []
  /// The numbers of the runs with the pictures, by the names of the snapshots.
  private(set) var runs: [String: Int] = [:]
  /// The names of the snapshots whose pictures became references.
  private var accepted: Set<String> = []

  /// Adds the results of a run.
  ///
  /// - Parameters:
  ///   - number: The number of the run.
  ///   - isChange: A function that returns whether a result that is not identical is a change between the builds.
  mutating func add(_ run: Run, number: Int, where isChange: (SnapshotResult) -> Bool) {
    names.formUnion(run.snapshots.map(\.name))
    for result in run.snapshots
    where result.verdict != .identical && isChange(result) && runs[result.name] == nil {
      results.append(result)
      runs[result.name] = number
    }
  }

  mutating func accept(_ names: some Sequence<String>) {
    accepted.formUnion(names)
  }

  func isAccepted(_ name: String) -> Bool { accepted.contains(name) }
}
