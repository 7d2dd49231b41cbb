/// A call whose snapshot stands in its file.
package struct InlineCall: Sendable {
  let path: String
  /// The line and the column in bytes, from 1. After the source pass, the column may be another one.
  let line: Int
  let column: Int
  /// The label of the snapshot's closure, and the earlier ones.
  let label: String
  let earlierLabels: [String]
  /// The number of closures after the call before that of the snapshot.
  let offset: Int

  package init(
    path: String, line: Int, column: Int, label: String = "matches", earlierLabels: [String] = [],
    offset: Int = 0
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.label = label
    self.earlierLabels = earlierLabels
    self.offset = offset
  }
}

/// The reason why a snapshot was not written into a file.
package struct InlineRecordingProblem: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
