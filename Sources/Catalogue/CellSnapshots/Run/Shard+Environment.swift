extension Shard {
  /// The variables by which a system identifies one of its machines.
  private struct Variables {
    var index: String
    /// The index of the first machine.
    var firstIndex: FirstIndex
    /// The variable with the number of machines; nil if the system does not provide it.
    var count: String?
  }

  private enum FirstIndex {
    case number(Int)
    /// The variable with the index; if it is not set, the index is 0.
    case variable(String)
  }

  private static let known = [
    // GitLab, with `parallel`.
    Variables(index: "CI_NODE_INDEX", firstIndex: .number(1), count: "CI_NODE_TOTAL"),
    Variables(index: "CIRCLE_NODE_INDEX", firstIndex: .number(0), count: "CIRCLE_NODE_TOTAL"),
    Variables(index: "BUILDKITE_PARALLEL_JOB", firstIndex: .number(0), count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // Kubernetes, for an indexed job.
    Variables(index: "JOB_COMPLETION_INDEX", firstIndex: .number(0), count: nil),
    Variables(
      index: "SLURM_ARRAY_TASK_ID", firstIndex: .variable("SLURM_ARRAY_TASK_MIN"),
      count: "SLURM_ARRAY_TASK_COUNT"),
  ]

  /// Reads the shard from the variables of CI systems and of array jobs: GitLab, CircleCI, Buildkite, Kubernetes and
  /// Slurm.
  ///
  /// - Parameter count: The number of machines, for a system that does not provide it.
  package init?(environment: [String: String], count: Int? = nil) {
    for variables in Self.known {
      guard let index = environment[variables.index].flatMap({ Self.number($0) }) else { continue }
      let first =
        switch variables.firstIndex {
        case .number(let number): number
        case .variable(let name): environment[name].flatMap { Self.number($0) } ?? 0
        }
      let step = variables.index.hasPrefix("SLURM") ? environment["SLURM_ARRAY_TASK_STEP"] : nil
      let place = (index - first) / max(1, step.flatMap { Self.number($0) } ?? 1)
      let total = count ?? variables.count.flatMap { environment[$0] }.flatMap { Self.number($0) }
      guard let total, (1...Self.maximumCount).contains(total), (0..<total).contains(place) else { continue }
      self.init(index: place + 1, count: total)
      return
    }
    return nil
  }

  /// The names of the variables, for messages.
  package static var variableNames: String { known.map(\.index).joined(separator: ", ") }
}
