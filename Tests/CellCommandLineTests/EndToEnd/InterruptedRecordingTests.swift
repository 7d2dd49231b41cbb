import CellDrawing
import CellSnapshots
import Foundation
import TemporaryFiles
import Testing

/// Recorders that are ended, run out of space or run twice at once: a reference is whole, or not there.
@Suite struct InterruptedRecordingTests {
  private static let arguments = [
    "record", "WallPost/short", "WallPost/hindi", "WallPost/long", "--widths", "320,375", "--scale", "1",
  ]

  /// The references that are no whole PNG.
  private func broken(in folder: TemporaryFolder) throws -> [String] {
    try folder.files().filter { $0.key.hasPrefix("Snapshots/") && $0.key.hasSuffix(".png") }
      .filter { (try? PNG.decode(Array($0.value))) == nil }.keys.sorted()
  }

  @Test func aKilledRecorderLeavesNoPartOfAReference() throws {
    let folder = try TemporaryFolder()
    let executable = try #require(CellSnapProcess.executable)
    for round in 0..<12 {
      // Every other time over references of another look, which have to survive.
      let looks = round % 2 == 0 ? [] : ["--text-size", "XL"]
      let process = Process()
      process.executableURL = executable
      process.arguments = Self.arguments + looks
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(useconds_t.random(in: 20_000...600_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try broken(in: folder) == [])
    }
    #expect(try CellSnapProcess.run(Self.arguments, in: folder).status == 0)
    #expect(try CellSnapProcess.run(["verify"] + Self.arguments.dropFirst(), in: folder).status == 0)
  }

  @Test func aFullDiskLeavesTheOldReferences() throws {
    let folder = try TemporaryFolder()
    #expect(try CellSnapProcess.run(Self.arguments, in: folder).status == 0)
    let old = try folder.files().filter { $0.key.hasPrefix("Snapshots/") }
    let full = try CellSnapProcess.run(
      Self.arguments + ["--expanded", "--mode", "all"], in: folder, shell: "ulimit -f 1;")
    #expect(full.status == 1)
    #expect(full.errorLines.count == 1, "\(full.errors)")
    let now = try folder.files().filter { $0.key.hasPrefix("Snapshots/") }
    #expect(now.keys.sorted() == old.keys.sorted())
    #expect(try broken(in: folder) == [])
  }

  @Test func twoRecordersAtOnceLeaveWholeReferences() throws {
    let folder = try TemporaryFolder()
    let executable = try #require(CellSnapProcess.executable)
    let processes = try (1...2).map { number in
      let process = Process()
      process.executableURL = executable
      process.arguments = Self.arguments + ["-o", "run\(number)"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [0, 0])
    #expect(try broken(in: folder) == [])
    #expect(try CellSnapProcess.run(["verify"] + Self.arguments.dropFirst(), in: folder).status == 0)
  }

  @Test func aRecorderThatFailsLeavesARunOfWhatItDid() throws {
    let folder = try TemporaryFolder()
    // A folder in the place of a reference cannot be replaced.
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Snapshots/WallPost/short.375@2x.png/x"), withIntermediateDirectories: true)
    let record = try CellSnapProcess.run(
      ["record", "WallPost/short", "--widths", "320,375", "--threads", "1"], in: folder)
    #expect(record.status == 1)
    #expect(record.errorLines.count == 1)
    #expect(try folder.files().keys.contains("cellsnap-run/run.json"))
    #expect(try CellSnapProcess.run(["report"], in: folder).status == 0)
    let prune = try CellSnapProcess.run(["prune"], in: folder)
    #expect(prune.status == 1, "a run that did not come to its end tells nothing of dead references")
  }
}
