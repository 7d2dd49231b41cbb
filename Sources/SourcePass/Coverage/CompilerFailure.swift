/// The compiler came to an end before it had looked at all files, so that nothing can be said of them.
struct CompilerFailure: Error, Hashable, CustomStringConvertible {
  /// In the compiler's words.
  let reason: String

  /// Of a line that names no file: `<unknown>:0: error: …` or `error: …`; nil of output without one.
  init?(compilerOutput: String) {
    let lines = compilerOutput.split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("<unknown>:0: error: ") || $0.hasPrefix("error: ") }),
      let marker = line.range(of: "error: ")
    else { return nil }
    reason = String(line[marker.upperBound...])
  }

  var description: String {
    "the compiler did not come to the files: \(reason); give it the options it needs behind --, as Scripts/coverage does"
  }
}
