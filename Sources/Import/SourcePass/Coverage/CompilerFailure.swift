/// The error of a compiler that stopped before it had checked all files, so that the coverage is unknown.
package struct CompilerFailure: Error, Hashable, CustomStringConvertible {
  /// The reason in the compiler's words.
  package let reason: String

  init(reason: String) {
    self.reason = reason
  }

  /// Reads a line that names no file: `<unknown>:0: error: …` or `error: …`; nil for output without such a
  /// line.
  init?(compilerOutput: String) {
    let lines = compilerOutput.split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("<unknown>:0: error: ") || $0.hasPrefix("error: ") }),
      let marker = line.range(of: "error: ")
    else { return nil }
    reason = String(line[marker.upperBound...])
  }

  package var description: String {
    "the compiler stopped before it read the files: \(reason); give it the missing options after --, as Scripts/coverage does"
  }
}
