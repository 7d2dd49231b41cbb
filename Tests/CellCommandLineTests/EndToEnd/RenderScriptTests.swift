import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of `Scripts/render` with a Swift SDK that it must refuse.
@Suite struct RenderScriptTests {
  private static let checksum = String(repeating: "0f", count: 32)

  /// The folder with a copy of the script, which has a build folder of its own.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Scripts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: TestFolders.package.appending(path: "Scripts/render"),
      to: URL(fileURLWithPath: folder.path(of: "Scripts/render")))
  }

  /// Runs a program in the folder, and returns its status and what it prints on standard error.
  private func run(_ program: String, _ arguments: [String] = [], _ environment: [String: String] = [:])
    throws
    -> (status: Int32, errors: [Substring])
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text.split(separator: "\n"))
  }

  /// The names in the build folder.
  private var built: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path(of: ".build"))) ?? []
  }

  private func refusal(of file: String, checksum: String = "") throws -> String {
    let run = try run(
      folder.path(of: "Scripts/render"), [],
      ["CELLSNAP_SDK_FILE": file, "CELLSNAP_SDK_CHECKSUM": checksum])
    #expect(run.status == 1)
    #expect(built.isEmpty)
    let lines = run.errors.filter { !$0.contains(": downloading ") }
    #expect(lines.count == 1)
    return lines.joined()
  }

  @Test func `a file that is missing gives one line`() throws {
    #expect(try refusal(of: "none") == "Scripts/render: CELLSNAP_SDK_FILE: none cannot be read")
  }

  @Test func `a file with another checksum gives one line`() throws {
    _ = try folder.write("text", to: "sdk")
    #expect(
      try refusal(of: "sdk", checksum: Self.checksum)
        .hasSuffix("and CELLSNAP_SDK_CHECKSUM names \(Self.checksum)"))
  }

  @Test func `a file that is damaged gives one line and leaves nothing`() throws {
    _ = try folder.write("text", to: "sdk")
    #expect(try refusal(of: "sdk").hasPrefix("Scripts/render: CELLSNAP_SDK_FILE: sdk is damaged: "))
  }

  @Test func `an archive without an SDK gives one line and leaves nothing`() throws {
    _ = try folder.write("text", to: "text")
    #expect(try run("/bin/tar", ["--create", "--gzip", "--file", "sdk", "text"]).status == 0)
    #expect(
      try refusal(of: "sdk").hasPrefix("Scripts/render: CELLSNAP_SDK_FILE: sdk is no SDK of CellSnap for "))
  }

  @Test(arguments: ["", "0f"])
  func `an address needs a checksum`(checksum: String) throws {
    #expect(
      try refusal(of: "https://example.com/sdk", checksum: checksum)
        .hasPrefix("Scripts/render: CELLSNAP_SDK_CHECKSUM: give "))
  }

  // Nobody listens at the first port of this machine.
  @Test func `an address that nobody serves gives one line and leaves nothing`() throws {
    let address = "http://127.0.0.1:1/sdk"
    let line = try refusal(of: address, checksum: Self.checksum)
    #expect(line.hasPrefix("Scripts/render: CELLSNAP_SDK_FILE: ") && line.contains(address))
  }
}
