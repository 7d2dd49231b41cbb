extension SnapshotResult {
  /// The verdict in a few words, with what was measured or is to be said beside it.
  package var headline: String {
    let words = [isRecorded ? recordedWords : verdict.words] + [message].compactMap { $0 }
    return words.joined(separator: ": ")
  }

  private var recordedWords: String {
    verdict == .missing ? "recorded, there was none" : "recorded anew, it was \(verdict.words)"
  }

  /// The explanation, a change in each line.
  package var explanationLines: [String] { explanation?.lines.map(\.text) ?? [] }
}

extension Verdict {
  /// As summaries call it.
  package var words: String {
    switch self {
    case .identical: "identical"
    case .similar: "similar"
    case .different: "different"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .otherRenderer: "other renderer"
    }
  }
}
