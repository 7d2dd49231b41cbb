/// The output of a program that came to its end.
package struct ProgramOutput: Hashable, Sendable {
  /// The exit code, or 128 and the number of the signal that ended the program.
  package var status: Int32
  package var output: [UInt8]
  package var errors: String

  package init(status: Int32, output: [UInt8] = [], errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The text of the standard output.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// The text of the standard output without line breaks at its end, as a shell's `$(…)` has it.
  package var line: String {
    String(text.reversed().drop { $0 == "\n" }.reversed())
  }

  /// The parts of the standard output that end in a zero, as `-z` makes them.
  package var parts: [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The last line of the standard error that is not empty, without git's word at its beginning; a word about the exit
  /// code if there is none.
  package var reason: String {
    let line = errors.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
    guard let line else { return "it ended with the code \(status) and no message" }
    for beginning in ["fatal: ", "error: "] where line.hasPrefix(beginning) {
      return String(line.dropFirst(beginning.count))
    }
    return String(line)
  }
}
