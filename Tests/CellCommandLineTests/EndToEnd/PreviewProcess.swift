import CellSnapTemporaryFiles
import Foundation
import Testing

/// A preview in a process of its own.
final class PreviewProcess {
  let address: String
  /// The address without the secret.
  let base: String
  let token: String
  private let process = Process()

  /// Starts the preview of a built program on a free port.
  init(
    _ program: String, _ arguments: [String] = [], in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws {
    let output = Pipe()
    let executable: URL = try #require(CellSnapProcess.builtProgram(named: program))
    process.executableURL = executable
    process.arguments = ["preview", "--port", "0"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("ends it."), case let part = output.fileHandleForReading.availableData, !part.isEmpty
    {
      text += String(decoding: part, as: UTF8.self)
    }
    let match = try #require(text.firstMatch(of: /(http:\/\/127\.0\.0\.1:\d+)\/\S*\?token=([0-9a-f]+)/))
    (address, base, token) = (String(match.0), String(match.1), String(match.2))
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The processes that draw for this one.
  var workers: [pid_t] {
    let path = "/proc/\(process.processIdentifier)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return tasks.flatMap { task -> [pid_t] in
      let children = (try? String(contentsOfFile: "\(path)/\(task)/children", encoding: .utf8)) ?? ""
      return children.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Ends the process as Control-C does, and waits for it. Returns its exit status.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }
}
