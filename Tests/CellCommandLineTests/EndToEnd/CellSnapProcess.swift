import Foundation
import CellSnapTemporaryFiles
import Testing

/// A run of the built `cellsnap`.
struct CellSnapProcess {
  var status: Int32
  var output: String
  var errors: String

  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// The URL of `cellsnap`, next to the test bundle.
  static let executable = builtProgram(named: "cellsnap")

  /// Returns the URL of an executable next to the test bundle.
  static func builtProgram(named name: String) -> URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appending(path: name)
      if access(candidate.path, X_OK) == 0, !isFolder(candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether the size of files can be limited: the thread sanitizer's runtime writes a file of its own.
  static var mayLimitFiles: Bool { ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil }

  /// Runs `cellsnap`, or another program, in a folder. `shell` is text that a shell runs before the program,
  /// such as `ulimit -f 1;`.
  static func run(
    _ arguments: [String], program: String = "cellsnap", in folder: TemporaryFolder, input: String? = nil,
    environment: [String: String] = [:], shell: String? = nil
  ) throws -> CellSnapProcess {
    let executable = try #require(builtProgram(named: program))
    let process = Process()
    process.executableURL = shell == nil ? executable : URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      if let shell { ["-c", shell + " \"$0\" \"$@\"", executable.path] + arguments } else { arguments }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let files = try TemporaryFolder()
    let streams = ["out", "err"].map(files.path(of:))
    for path in streams { try Data().write(to: URL(fileURLWithPath: path)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams[0]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams[1]))
    let inputPath = try files.write(input ?? "", to: "in")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputPath))
    try process.run()
    process.waitUntilExit()
    return CellSnapProcess(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: try String(contentsOfFile: streams[0], encoding: .utf8),
      errors: try String(contentsOfFile: streams[1], encoding: .utf8))
  }
}

extension CellSnapProcess {
  /// Returns the SHA-256 of files in hexadecimal.
  static func checksums(of paths: [String]) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = paths
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map { String($0.prefix(64)) }
  }
}
