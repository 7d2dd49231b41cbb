extension Shard {
  /// Variables in which a system says which of its machines this is.
  private struct Variables {
    var index: String
    /// What the system calls the first machine.
    var firstIndex: FirstIndex
    /// Nil where the system does not say how many there are.
    var count: String?
  }

  private enum FirstIndex {
    case number(Int)
    /// In a variable; 0 where that is not set.
    case variable(String)
  }

  private static let known = [
    // GitLab, with `parallel`.
    Variables(index: "CI_NODE_INDEX", firstIndex: .number(1), count: "CI_NODE_TOTAL"),
    Variables(index: "CIRCLE_NODE_INDEX", firstIndex: .number(0), count: "CIRCLE_NODE_TOTAL"),
    Variables(index: "BUILDKITE_PARALLEL_JOB", firstIndex: .number(0), count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    // Kubernetes, of an indexed job.
    Variables(index: "JOB_COMPLETION_INDEX", firstIndex: .number(0), count: nil),
    Variables(
      index: "SLURM_ARRAY_TASK_ID", firstIndex: .variable("SLURM_ARRAY_TASK_MIN"),
      count: "SLURM_ARRAY_TASK_COUNT"),
  ]

  /// What a machine is called in the variables of CI systems and of array jobs: GitLab's, CircleCI's, Buildkite's,
  /// Kubernetes' and Slurm's.
  ///
  /// - Parameter count: how many machines there are, for a system that does not say.
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
