public import CellSnapshots

/// The outcome of one picture of an assertion.
public struct SnapshotOutcome: Hashable, Sendable {
  /// Below the folder of the references, without an extension: `FeedTests/feed.375@2x`.
  public var name: String
  public var format: SnapshotFormat
  public var verdict: Verdict
  /// Whether the reference was written, so that it now is what was drawn.
  public var isRecorded: Bool
  /// Over several lines: the rule and the measured values, what changed, where the reference lies, what to do.
  public var message: String
  /// A line for each thing that could not be drawn as asked for.
  public var warnings: [String]
  /// The path of the reference.
  public var referencePath: String
  /// The file of the reference as it was before; nil where it is identical or missing.
  public var reference: [UInt8]?
  /// What was drawn, as the file of a reference; nil where that is identical.
  public var actual: [UInt8]?
  /// A PNG, where there are two pictures: what changed, over the rest in grey.
  public var difference: [UInt8]?

  /// What the run folder keeps of it; nil of a text.
  var verification: Verification?
  /// The folder of the references.
  var references = ""
  /// The words of the message, for one that says less or more.
  var words: OutcomeMessage?

  public var isPassing: Bool { verdict.isPassing || isRecorded }

  /// What a file of it shows.
  enum Role: String {
    case reference
    case actual
    case difference
  }

  var files: [(role: Role, bytes: [UInt8])] {
    let files: [(Role, [UInt8]?)] = [(.reference, reference), (.actual, actual), (.difference, difference)]
    return files.compactMap { role, bytes in bytes.map { (role, $0) } }
  }
}
