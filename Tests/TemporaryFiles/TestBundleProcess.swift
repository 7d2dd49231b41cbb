import Foundation

/// A run of tests of this bundle in a new process.
package struct TestBundleProcess {
  package var status: Int32
  /// The output of the testing library and of the tests.
  package var text: String

  /// Runs the bundle with arguments of its testing library. `variables` override this process's variables.
  package static func run(
    _ arguments: [String], variables: [String: String] = [:]
  ) throws -> TestBundleProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return TestBundleProcess(
      status: process.terminationStatus, text: String(decoding: text, as: UTF8.self))
  }
}
