import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of runs that are killed while they replace another run.
@Suite struct InterruptedRunTests {
  private static let arguments = [
    "verify", "WallPost/short", "WallPost/hindi", "WallPost/long", "--widths", "320,375", "--scale", "1",
  ]

  /// The files of a run, each with a number that changes when the file is replaced.
  private struct Files {
    var images: Set<String>
    var page: UInt64?
    var run: UInt64?

    init(_ path: String) {
      images = Set((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/images")) ?? [])
      (page, run) = (Self.number("\(path)/report.html"), Self.number("\(path)/run.json"))
    }

    private static func number(_ path: String) -> UInt64? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    }
  }

  /// A step of a run, after which it is killed.
  private enum Moment: CaseIterable {
    case firstPicture, third, last, page, runFile, removal

    func isThere(_ old: Files, _ new: Files) -> Bool {
      switch self {
      case .firstPicture: !new.images.isSubset(of: old.images)
      case .third: new.images.subtracting(old.images).count >= 3
      case .last: new.images.subtracting(old.images).count >= 6
      case .page: new.page != old.page
      case .runFile: new.run != old.run
      case .removal: !old.images.isSubset(of: new.images)
      }
    }
  }

  @Test func `a run that can be accepted remains after a killed run`() throws {
    let folder = try TemporaryFolder()
    let executable = try #require(CellSnapProcess.executable)
    #expect(try CellSnapProcess.run(Self.arguments, in: folder).status == 1)
    let runFolder = RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap")
    var killed = 0
    for (size, moment) in zip(["XS", "S", "M", "XL", "XXL", "XXXL"], Moment.allCases) {
      let process = Process()
      process.executableURL = executable
      process.arguments = Self.arguments + ["--text-size", size]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let before = Files(runFolder.path)
      try process.run()
      while process.isRunning, !moment.isThere(before, Files(runFolder.path)) { usleep(100) }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      let run = try runFolder.read()
      #expect(run.snapshots.count == 6, "killed at \(moment)")
      for picture in run.snapshots.flatMap(\.pictures) {
        #expect(throws: Never.self, "killed at \(moment)") { try runFolder.bytes(of: picture) }
      }
      let page = try String(contentsOfFile: "\(runFolder.path)/report.html", encoding: .utf8)
      for match in page.matches(of: /images\/[0-9a-f]{32}\.png/) {
        #expect(access("\(runFolder.path)/\(match.output)", F_OK) == 0, "killed at \(moment)")
      }
    }
    #expect(killed > 0, "every run was done before it could be killed")
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
