import Foundation

/// A build of the program by a command.
struct ProgramBuild: Hashable, Sendable {
  /// An error that ended a build.
  struct Failure: Error, Hashable, Sendable, Codable {
    /// The path of the file, relative to the package if it is inside.
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  /// The command and its arguments.
  var command: [String]
  /// The folder of the package.
  var folder: String
  /// The folder in which the command runs; the package's folder unless specified.
  var start: String?

  /// Runs the command and returns when it has ended. Throws the first error of the compiler, or the last line of the
  /// output if no line is an error.
  func run(with processes: RunningProcesses = RunningProcesses()) throws(Failure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: start ?? folder, isDirectory: true)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do throws(PreviewError) {
      try processes.start(process)
    } catch {
      throw Failure(file: "", line: 0, column: 0, message: error.description)
    }
    defer { processes.forget(process) }
    try? pipe.fileHandleForWriting.close()
    let output =
      (try? pipe.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    throw Self.failure(in: output, folder: folder)
  }

  /// Returns the first error in the output of a build.
  static func failure(in output: String, folder: String) -> Failure {
    let lines = output.split(whereSeparator: \.isNewline).map { withoutColors($0) }
    for line in lines {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+)/) else { continue }
      return Failure(
        file: shownPath(String(match.1), in: folder), line: Int(match.2) ?? 0,
        column: Int(match.3) ?? 0, message: String(match.4))
    }
    let error = lines.first { $0.contains("error:") } ?? lines.last { !$0.isEmpty }
    return Failure(file: "", line: 0, column: 0, message: error ?? "the build failed without a message")
  }

  /// Returns the path from the folder on, if the file is inside.
  private static func shownPath(_ path: String, in folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  private static func withoutColors(_ line: Substring) -> String {
    String(line).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
  }
}
