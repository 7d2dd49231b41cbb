/// An error that ended a build.
package struct BuildFailure: Error, Hashable, Sendable, Codable {
  /// The path of the file, relative to the package if it is inside; empty if the error has no place.
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String

  package init(file: String = "", line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Finds the first error of the compiler in the output of a build, otherwise the last line.
  ///
  /// - Parameter folder: The folder of the package.
  package init(in output: String, folder: String) {
    let lines = output.split(whereSeparator: \.isNewline).map { Self.withoutColors($0) }
    for line in lines {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+)/) else { continue }
      self.init(
        file: Self.shownPath(String(match.1), in: folder), line: Int(match.2) ?? 0,
        column: Int(match.3) ?? 0, message: String(match.4))
      return
    }
    let error = lines.first { $0.contains("error:") } ?? lines.last { !$0.isEmpty }
    self.init(message: error ?? "the build failed without a message")
  }

  /// The place and the message in one line: `Sources/Feed/Note.swift:22:62: cannot find 'oops' in scope`.
  package var text: String { file.isEmpty ? message : "\(file):\(line):\(column): \(message)" }

  /// Returns the path from the folder on, if the file is inside.
  private static func shownPath(_ path: String, in folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  private static func withoutColors(_ line: Substring) -> String {
    String(line).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
  }
}
