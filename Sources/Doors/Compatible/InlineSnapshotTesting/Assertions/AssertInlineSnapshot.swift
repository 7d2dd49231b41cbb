internal import CellSnapInlineSources
internal import CellTesting

/// Fails the test if the text of a value does not match the text in the test's file.
///
/// ```swift
/// import InlineSnapshotTesting
///
/// final class DateTests: XCTestCase {
///   func testDate() {
///     assertInlineSnapshot(of: [1, 2], as: .json) {
///       """
///       [
///         1,
///         2
///       ]
///       """
///     }
///   }
/// }
/// ```
///
/// Where the closure is missing, the text is written into the file, and that is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy, which makes a text of the value.
///   - message: A text for the failure instead of the usual text.
///   - recording: The references that are recorded; nil for the setting of `withSnapshotTesting` or of the environment.
///   - timeout: The time that the snapshot may take, in seconds.
///   - syntaxDescriptor: The place of the closure, for functions that call this one; leave it out elsewhere.
///   - expected: The closure with the text.
///   - fileID: The place of the call; leave it out.
///   - filePath: The place of the call, into which the text is recorded; leave it out.
///   - function: The calling test; leave it out.
///   - line: The place of the call; leave it out.
///   - column: The place of the call; leave it out.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  func fail(_ message: String) {
    syntaxDescriptor.fail(message, fileID: fileID, file: filePath, line: line, column: column)
  }
  do {
    try TestWatch.assertion("\(function) in \(fileID):\(line)") {
      var actual = ""
      if let value = try value() {
        guard let text = snapshotting.taken(value, timeout: timeout) else {
          return fail(Snapshotting<Value, String>.timeoutMessage(timeout))
        }
        actual = text
      }
      let record = try SnapshotTestingConfiguration.record(recording)
      let expected = expected?()
      let call = InlineCall(
        path: "\(filePath)", line: Int(line), column: Int(column),
        label: syntaxDescriptor.trailingClosureLabel,
        earlierLabels: syntaxDescriptor.deprecatedTrailingClosureLabels,
        offset: syntaxDescriptor.trailingClosureOffset, function: "\(function)",
        compiled: expected.map { .text($0) } ?? .missing)
      let difference = snapshotting.diffing.diff(expected ?? "", actual)?.0
      let indented = difference.map { "\n\n" + indenting($0) } ?? ""
      if record == .all || record != .never && expected == nil {
        let label = syntaxDescriptor.trailingClosureLabel
        let usual = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
        try SourceRecorder.ofProcess.record(actual, at: call)
        fail(
          "Automatically recorded a new snapshot" + (usual ? "." : " for \"\(label)\".")
            + (difference == nil ? "" : " Difference: …") + indented
            + "\n\nRe-run \"\(function)\" to assert against the newly-recorded snapshot.")
        return
      }
      guard expected != nil else { return fail("No expected value to assert against.") }
      guard difference != nil else { return }
      let own = message()
      var text = (own.isEmpty ? "Snapshot did not match. Difference: …" : own) + indented
      if record == .failed {
        try SourceRecorder.ofProcess.record(actual, at: call)
        text += "\n\nA new snapshot was automatically recorded."
      }
      fail(text)
    }
  } catch let problem as InlineRecordingProblem {
    fail("\(problem)")
  } catch {
    fail("Threw error: \(error)")
  }
}

/// Fails the test if the text of a value does not match the one in the test's file. A flag says whether it is recorded.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record recording: Bool? = nil, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(), record: recording.map { $0 ? .all : .missing },
    timeout: timeout, syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
    function: function, line: line, column: column)
}

private func indenting(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
    .joined(separator: "\n")
}
