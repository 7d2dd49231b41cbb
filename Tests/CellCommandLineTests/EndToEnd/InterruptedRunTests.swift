import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of runs that are killed while they replace another run.
@Suite struct InterruptedRunTests {
  private static let arguments = [
    "verify", "WallPost/short", "WallPost/hindi", "WallPost/long", "--widths", "320,375", "--scale", "1",
  ]

  @Test func `a run that can be accepted remains after a killed run`() throws {
    let folder = try TemporaryFolder()
    let executable = try #require(CellSnapProcess.executable)
    #expect(try CellSnapProcess.run(Self.arguments, in: folder).status == 1)
    let runFolder = RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap")
    func pictures() -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: "\(runFolder.path)/images"))?.sorted() ?? []
    }
    for size in ["XS", "S", "M", "XL", "XXL", "XXXL"] {
      let process = Process()
      process.executableURL = executable
      process.arguments = Self.arguments + ["--text-size", size]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let before = pictures()
      try process.run()
      // The run is killed at any moment after it has begun to write.
      while process.isRunning, pictures() == before { usleep(500) }
      usleep(useconds_t.random(in: 0...60_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let run = try runFolder.read()
      #expect(run.snapshots.count == 6)
      for picture in run.snapshots.flatMap(\.pictures) {
        #expect(throws: Never.self) { try runFolder.bytes(of: picture) }
      }
      let page = try String(contentsOfFile: "\(runFolder.path)/report.html", encoding: .utf8)
      for match in page.matches(of: /images\/[0-9a-f]{32}\.png/) {
        #expect(access("\(runFolder.path)/\(match.output)", F_OK) == 0)
      }
    }
    #expect(try CellSnapProcess.run(["accept"], in: folder).status == 0)
  }

  @Test func `the next run removes the files of a killed run`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "cellsnap-run/images"), withIntermediateDirectories: true)
    let stray = "cellsnap-run/images/\(String(repeating: "0", count: 32)).png"
    for name in [stray, "cellsnap-run/images/.cellsnap-1.tmp"] { _ = try folder.write("", to: name) }
    _ = try CellSnapProcess.run(["verify", "WallPost/short", "--widths", "320"], in: folder)
    let files = try folder.files().keys
    #expect(!files.contains(stray) && !files.contains { $0.hasSuffix(".tmp") })
    #expect(files.count { $0.hasPrefix("cellsnap-run/images/") } == 1)
  }

  @Test func `two runs at once take turns`() throws {
    let folder = try TemporaryFolder()
    let executable = try #require(CellSnapProcess.executable)
    let processes = try ["S", "XL"].map { size in
      let process = Process()
      process.executableURL = executable
      process.arguments = Self.arguments + ["--text-size", size]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [1, 1])
    let runFolder = RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap")
    let pictures = try runFolder.read().pictures
    #expect(pictures.count == 6)
    for picture in pictures { #expect(throws: Never.self) { try runFolder.bytes(of: picture) } }
  }

  @Test func `a run that waits for another reports it`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "cellsnap-run"), withIntermediateDirectories: true)
    let run = try CellSnapProcess.run(
      ["verify", "WallPost/short", "--widths", "320"], in: folder,
      shell: "flock cellsnap-run sleep 2 & sleep 1;")
    #expect(
      run.errorLines.first
        == "another process uses cellsnap-run; waiting for it; --output names another folder")
    #expect(run.output.contains("1 snapshot: 1 missing"))
  }
}
