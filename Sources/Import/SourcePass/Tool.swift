internal import Foundation

/// A program that runs and whose output is read.
package enum Tool {
  /// The output of a program with its exit code.
  package struct Result {
    package let status: Int32
    /// The text that the program printed.
    package let output: String

    package func lines(containing text: String) -> [String] {
      output.split(separator: "\n").filter { $0.contains(text) }.map(String.init)
    }
  }

  /// Runs a program with the environment of this one, changed by `environment`.
  ///
  /// - Parameter readsErrors: whether the output has what the program prints on its standard error, too.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], readsErrors: Bool = true
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = readsErrors ? pipe : FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
