import Foundation
import Testing

/// A run of one test of this bundle in a process of its own.
struct TestBundleProcess {
  var status: Int32
  /// What the test's library and the test wrote.
  var text: String

  /// Runs the bundle with its library's arguments; `variables` come before those of this process.
  static func run(_ arguments: [String], variables: [String: String] = [:]) throws -> TestBundleProcess {
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
