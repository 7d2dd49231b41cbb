import CellSnapshots

/// The outcome of a picture in words, with the next step.
struct OutcomeMessage: Hashable {
  /// The name of the picture.
  var name: String
  var verdict: SnapshotVerdict
  var isRecorded: Bool
  /// The measured values and the changes.
  var details: [String]
  var referencePath: String
  /// The filter by which `swift test` finds the test.
  var filter: String
  /// Whether `CI` is the only reason why nothing is recorded.
  var isReadOnlyForCI: Bool
  /// The base revision that took the place of the reference; nil if there was none.
  var base: String?

  var text: String {
    var lines = ["\(name) \(state)"] + details.map(PrintableText.line)
    if let base {
      return (lines + ["base: \(base), whose picture takes the place of the reference"]).joined(
        separator: "\n")
    }
    lines.append("reference: \(referencePath)")
    if !isRecorded, !verdict.isPassing, !verdict.lacksPicture {
      let mode: SnapshotRecordMode = verdict == .missing ? .missing : .changed
      let test = ShellWord.line(["swift", "test"] + SDKOptions.ofProgram + ["--filter"])
      let command = "CELLSNAP_RECORD=\(mode.rawValue) \(test) \(filter)"
      lines.append(
        isMissedInCI
          ? "to record it: run the test without CI set, look at the picture and commit it; or \(command)"
          : "to record it: \(command)")
    }
    return lines.joined(separator: "\n")
  }

  private var isMissedInCI: Bool { verdict == .missing && isReadOnlyForCI }

  private var state: String {
    switch verdict {
    case .missing where isRecorded: "had no reference and was recorded: look at it before you commit it"
    case _ where isRecorded: "was recorded again: look at it before you commit it"
    case .identical: "is identical to its reference"
    case .similar: "is similar to its reference"
    case .added: "is new since the base revision"
    case .renamed: "has another name in the base revision"
    case .notAffected: "was not drawn, as the change since the base revision cannot reach it"
    case .different: "is different from its reference"
    case .missing where isMissedInCI: "has no reference, and none is recorded because CI is set"
    case .missing: "has no reference"
    case .unreadable: "has a reference that cannot be read"
    case .otherRenderer: "is different from its reference, which was drawn with other libraries or fonts"
    case .crashed: "crashed while it was drawn"
    case .timedOut: "was not drawn in time"
    case .notDrawn: "could not be drawn"
    }
  }
}
