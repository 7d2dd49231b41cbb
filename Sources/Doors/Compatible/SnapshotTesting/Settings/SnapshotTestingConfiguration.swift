/// The settings of assertions in a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The references that are recorded; nil for the mode of the scope around it.
  public var record: Record?
  /// The tool that failure messages name; nil for the tool of the scope around it.
  public var diffTool: DiffTool?

  @TaskLocal static var scoped: SnapshotTestingConfiguration?

  public init(record: Record?, diffTool: DiffTool?) {
    self.record = record
    self.diffTool = diffTool
  }

  /// Returns the settings, in which the settings of a scope around it replace nil.
  func filled(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }
}

extension SnapshotTestingConfiguration {
  /// The references that an assertion records. A test with a recorded reference fails.
  public struct Record: Equatable, ExpressibleByBooleanLiteral, Sendable {
    private enum Mode: String {
      case all
      case failed
      case missing
      case never
    }

    private let mode: Mode

    private init(_ mode: Mode) {
      self.mode = mode
    }

    /// Reads `all`, `failed`, `missing` or `never`.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.init(mode)
    }

    /// Makes `.all` of true and `.missing` of false.
    public init(booleanLiteral value: BooleanLiteralType) {
      self.init(value ? .all : .missing)
    }

    /// All references.
    public static let all = Record(.all)
    /// The references that are missing, and those that a snapshot does not match.
    public static let failed = Record(.failed)
    /// The references that are missing.
    public static let missing = Record(.missing)
    /// No reference.
    public static let never = Record(.never)
  }
}

extension SnapshotTestingConfiguration {
  /// A tool that shows two files, as failure messages name it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// - Parameter tool: A function that returns the text for the paths of the reference and of the actual file.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Makes the command `<literal> "<reference>" "<actual>"`.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The two files as addresses.
    public static let `default` = DiffTool { reference, actual in
      """
      @−
      "\(URL(fileURLWithPath: reference).absoluteString)"
      @+
      "\(URL(fileURLWithPath: actual).absoluteString)"
      """
    }

    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
