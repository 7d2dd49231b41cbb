extension SnapshotResult {
  /// The verdict in a few words, followed by the message if there is one.
  package var headline: String {
    if isRecorded, verdict == .missing { return "recorded" }
    let words = isRecorded ? "recorded, it was \(verdict.words)" : verdict.words
    return ([words] + [message].compactMap { $0 }).joined(separator: ": ")
  }

  /// The explanation, with one change in each line.
  package var explanationLines: [String] { explanation?.lines.map(\.text) ?? [] }
}

extension SnapshotVerdict {
  /// The verdict in the words of summaries.
  package var words: String {
    switch self {
    case .identical: "identical"
    case .similar: "similar"
    case .added: "added"
    case .renamed: "renamed"
    case .notAffected: "not affected"
    case .different: "different"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .otherRenderer: "other renderer"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .notDrawn: "not drawn"
    }
  }
}
