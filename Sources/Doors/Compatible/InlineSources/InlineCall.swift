/// A call whose snapshot is in the call's file.
package struct InlineCall: Sendable {
  /// The snapshot that the call had when it was compiled.
  package enum Compiled: Hashable, Sendable {
    case unknown
    case missing
    case text(String)
  }

  let path: String
  /// The line and the column in bytes, from 1. After the source pass, the column may differ.
  let line: Int
  let column: Int
  /// The label of the snapshot's closure, and the earlier ones.
  let label: String
  let earlierLabels: [String]
  /// The index of the snapshot's closure among the trailing closures.
  let offset: Int
  /// The function of the call, as `#function` says it; nil if it is unknown.
  let function: String?
  let compiled: Compiled

  package init(
    path: String, line: Int, column: Int, label: String = "matches", earlierLabels: [String] = [],
    offset: Int = 0, function: String? = nil, compiled: Compiled = .unknown
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.label = label
    self.earlierLabels = earlierLabels
    self.offset = offset
    self.function = function
    self.compiled = compiled
  }

  /// The function's name without labels and backticks; nil if it is unknown.
  var functionName: String? {
    guard let function else { return nil }
    let name =
      function.hasPrefix("`") ? function.dropFirst().prefix { $0 != "`" } : function.prefix { $0 != "(" }
    return name.isEmpty ? nil : String(name)
  }
}

/// The reason why a snapshot was not written into a file.
package struct InlineRecordingProblem: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
