internal import CellTesting

/// The place of an inline snapshot among the closures after a call, for functions that call `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the snapshot's closure unless specified.
  public static let defaultTrailingClosureLabel = "matches"

  /// Earlier labels of the closure, which recording replaces.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that returns the snapshot.
  public var trailingClosureLabel: String
  /// The index of the snapshot's closure among the trailing closures.
  public var trailingClosureOffset: Int

  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test. Unlike in the original, the failure is at the call and not at the closure.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    TestReport.fail(
      message(),
      at: CallSite(fileID: fileID, filePath: filePath, function: "", line: line, column: column))
  }
}
