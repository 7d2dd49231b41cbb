import CellDrawing
public import CellSnapshots

/// The outcome of one picture of an assertion.
public struct SnapshotOutcome: Hashable, Sendable {
  /// The path below the folder of the references, without an extension: `FeedTests/feed.375@2x`.
  public var name: String
  public var format: SnapshotFormat
  public var verdict: SnapshotVerdict
  /// Whether the reference was written, so that the drawn picture is the reference now.
  public var isRecorded: Bool
  /// A message of several lines: the rule and the measured values, the changes, the path of the reference, and the next
  /// step.
  public var message: String
  /// The warnings, one line for each thing that could not be drawn as specified.
  public var warnings: [String]
  /// The path of the reference.
  public var referencePath: String
  /// The file of the reference before the assertion; nil if it is identical or missing.
  public var reference: [UInt8]?
  /// The drawn picture in the file format of a reference; nil if it is identical.
  public var actual: [UInt8]?
  /// A PNG of the changes over the rest in grey, if there are two pictures.
  public var difference: [UInt8]?

  /// The verification for the run folder; nil for a text.
  var verification: Verification?
  /// The folder of the references.
  var references = ""
  /// The parts of the message, for a shorter or longer one.
  var words: OutcomeMessage?

  /// Adds diagnostics to the warnings and to what the report shows.
  mutating func add(_ diagnostics: [Diagnostic]) {
    warnings += diagnostics.map(\.text).filter { !warnings.contains($0) }
    verification?.result.add(diagnostics)
  }

  /// Whether the picture passes: by its verdict, or because it was recorded.
  public var isPassing: Bool { verdict.isPassing || isRecorded }

  /// The content of one of the outcome's files.
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
