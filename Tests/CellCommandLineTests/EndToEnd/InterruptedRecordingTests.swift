import CellDrawing
import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of recorders that are killed, run out of space or run twice at once: a reference is whole, or
/// missing.
@Suite struct InterruptedRecordingTests {
  private static let arguments = [
    "record", "WallPost/short", "WallPost/hindi", "WallPost/long", "--widths", "320,375", "--scale", "1",
  ]

  /// Returns the names of the references that are no whole PNG.
  private func broken(in folder: TemporaryFolder) throws -> [String] {
    try pictures(in: folder).filter { (try? PNG.decode(Array($0.value))) == nil }.keys.sorted()
  }

  /// Returns the inode of each reference. A reference that is replaced has another inode.
  private func places(in folder: TemporaryFolder) throws -> [String: UInt64] {
    var places: [String: UInt64] = [:]
    let root = folder.path(of: "Snapshots")
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    where name.hasSuffix(".png") {
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
      places[name] = (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
    }
    return places
  }

  /// Records and kills the recorder once it has written `count` references. Returns whether it was still
  /// running.
  private func recordAndKill(
    after count: Int, _ options: [String] = [], in folder: TemporaryFolder
  ) throws -> Bool {
    let old = try places(in: folder)
    let executable = try #require(CellSnapProcess.executable)
    let process = Process()
    process.executableURL = executable
    process.arguments = Self.arguments + options
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try places(in: folder).count(where: { old[$0.key] != $0.value }) < count {
      usleep(200)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  @Test func `a killed recorder leaves no incomplete reference`() throws {
    var killed = 0
    for count in 0..<6 {
      let folder = try TemporaryFolder()
      if try recordAndKill(after: count, in: folder) { killed += 1 }
      #expect(try broken(in: folder) == [])
      #expect(try places(in: folder).count >= count)
      // The next recorder completes the references.
      #expect(try CellSnapProcess.run(Self.arguments, in: folder).status == 0)
      #expect(try CellSnapProcess.run(["verify"] + Self.arguments.dropFirst(), in: folder).status == 0)
    }
    #expect(killed > 0, "every recorder was done before it could be killed")
  }

  @Test func `a killed recorder leaves old or new references, each whole`() throws {
    let changes = ["--expanded", "--mode", "all"]
    let folder = try TemporaryFolder()
    #expect(try CellSnapProcess.run(Self.arguments, in: folder).status == 0)
    let old = try pictures(in: folder)
    let other = try TemporaryFolder()
    #expect(try CellSnapProcess.run(Self.arguments + changes, in: other).status == 0)
    let new = try pictures(in: other)
    for count in 1..<3 {
      _ = try recordAndKill(after: count, changes, in: folder)
      let left = try pictures(in: folder)
      #expect(left.keys.sorted() == old.keys.sorted())
      #expect(left.allSatisfy { $0.value == old[$0.key] || $0.value == new[$0.key] })
    }
  }

  private func pictures(in folder: TemporaryFolder) throws -> [String: Data] {
    try folder.files().filter { $0.key.hasPrefix("Snapshots/") && $0.key.hasSuffix(".png") }
  }

  @Test(.enabled(if: CellSnapProcess.mayLimitFiles))
  func `a full disk leaves whole references`() throws {
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

  @Test func `two recorders at once leave whole references`() throws {
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

  @Test func `a failed recorder leaves an incomplete run`() throws {
    let folder = try TemporaryFolder()
    // A folder in place of a reference cannot be replaced.
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Snapshots/WallPost/short.375@2x.png/x"), withIntermediateDirectories: true)
    let record = try CellSnapProcess.run(
      ["record", "WallPost/short", "--widths", "320,375", "--threads", "1"], in: folder)
    #expect(record.status == 1)
    #expect(record.errorLines.count == 1)
    #expect(try folder.files().keys.contains("cellsnap-run/run.json"))
    #expect(try CellSnapProcess.run(["report"], in: folder).status == 1)
    let prune = try CellSnapProcess.run(["prune"], in: folder)
    #expect(prune.status == 1, "a run that did not finish tells nothing of dead references")
  }

  @Test(arguments: [["record", "WallPost/short", "--widths", "320"], ["accept"], ["prune", "--delete"]])
  func `the next writing command removes a killed recorder's temporary files`(command: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try CellSnapProcess.run(["verify", "--widths", "320", "--scale", "1"], in: folder)
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Snapshots/Gone"), withIntermediateDirectories: true)
    _ = try folder.write("", to: "Snapshots/Gone/.cellsnap-1.tmp")
    #expect(try CellSnapProcess.run(command, in: folder).status == 0)
    #expect(access(folder.path(of: "Snapshots/Gone/.cellsnap-1.tmp"), F_OK) != 0)
  }

  @Test(.enabled(if: SystemCalls.areTraced, "system calls cannot be traced: apt-get install strace"))
  func `a reference is flushed to the disk before it is renamed`() throws {
    let folder = try TemporaryFolder()
    let arguments = ["record", "WallPost/short", "--widths", "320", "--scale", "1", "--threads", "1"]
    let calls = try SystemCalls.names(of: arguments, onPathsWith: "Snapshots/WallPost", in: folder)
    #expect(calls == ["write", "fsync", "rename", "fsync"])
  }
}
