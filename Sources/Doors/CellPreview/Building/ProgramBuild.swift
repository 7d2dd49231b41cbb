import CellRevisions
import Foundation

/// A build of the program by a command.
struct ProgramBuild: Hashable, Sendable {
  typealias Failure = BuildFailure

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
      throw Failure(message: error.description)
    }
    defer { processes.forget(process) }
    try? pipe.fileHandleForWriting.close()
    let output =
      (try? pipe.fileHandleForReading.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    throw Failure(in: output, folder: folder)
  }
}
