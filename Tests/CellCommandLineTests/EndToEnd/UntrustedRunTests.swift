import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of runs from other machines, whose files may say anything.
@Suite struct UntrustedRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CellSnapProcess {
    try CellSnapProcess.run(arguments, in: folder, environment: ["GITHUB_ACTIONS": ""])
  }

  private var runFolder: RunFolder { RunFolder(path: folder.path(of: "cellsnap-run"), program: "cellsnap") }

  /// Writes a full run that names the folder `references` and lists `dead` as files to delete.
  private func makeRun(references: String, dead: [String]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "cellsnap-run"), withIntermediateDirectories: true)
    try runFolder.write(Run(program: "1", references: references, rule: "exact", dead: dead))
  }

  @Test func `pruning deletes nothing in a folder that only the run names`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "home/.ssh"), withIntermediateDirectories: true)
    _ = try folder.write("key", to: "home/.ssh/id_ed25519")
    try makeRun(references: folder.path(of: "home"), dead: [".ssh/id_ed25519"])
    let refused = try run("prune", "--delete")
    #expect(refused.status == 64)
    #expect(refused.errorLines.count == 1)
    #expect(refused.errors.hasSuffix("add --references \(folder.path(of: "home"))\n"), "\(refused.errors)")
    let named = try run("prune", "--delete", "--references", "home")
    #expect(named.status == 1)
    #expect(
      named.errorLines == [
        "cellsnap: cannot delete .ssh/id_ed25519: the run names it, but no snapshot can have this name; "
          + "nothing was changed; make a new run"
      ])
    #expect(access(folder.path(of: "home/.ssh/id_ed25519"), F_OK) == 0)
  }

  @Test(arguments: ["README.md", "../\u{301}/a.320@2x.png", "../a.320@2x.png"])
  func `pruning deletes nothing but references`(path: String) throws {
    for name in ["Snapshots", "\u{301}"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    for name in ["Snapshots/README.md", "a.320@2x.png", "\u{301}/a.320@2x.png"] {
      _ = try folder.write("mine", to: name)
    }
    try makeRun(references: "Snapshots", dead: [path])
    for options in [[], ["--references", "Snapshots"]] {
      let prune = try CellSnapProcess.run(["prune", "--delete"] + options, in: folder)
      #expect(prune.status == 1)
      #expect(prune.errorLines.count == 1)
    }
    #expect(try folder.files().values.count { $0 == Data("mine".utf8) } == 3)
  }

  @Test func `accepting a run of other references asks for the option`() throws {
    _ = try run("verify", "WallPost/short", "--widths", "320", "--references", "Other")
    let files = try folder.files()
    let accept = try run("accept")
    #expect(accept.status == 64)
    #expect(
      accept.errorLines == [
        "cellsnap: the run used the references in Other, not in Snapshots; add --references Other"
      ])
    #expect(try folder.files() == files)
    #expect(try run("accept", "--references", "Other").status == 0)
    #expect(try folder.files().keys.contains("Other/WallPost/short.320@2x.png"))
    #expect(try run("accept", "--references", "./Other/").errors.isEmpty)
  }

  @Test func `the commands to copy name the references' folder`() throws {
    let verify = try run("verify", "WallPost/short", "--widths", "320", "--references", "Other")
    #expect(verify.output.contains("cellsnap accept --references Other [PATTERN]"))
    let page = try folder.files()["cellsnap-run/report.html"] ?? Data()
    #expect(String(decoding: page, as: UTF8.self).contains("accept --references Other"))
  }

  @Test func `the references that the user names are used, with a line about it`() throws {
    try makeRun(references: "/ci/Snapshots", dead: [])
    let prune = try run("prune", "--references", "Snapshots")
    #expect(prune.status == 0)
    #expect(
      prune.errorLines == [
        "the run used the references in /ci/Snapshots; --references replaces this folder by Snapshots"
      ])
  }

  @Test func `merging reads no folder that only the runs name`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Other/Old"), withIntermediateDirectories: true)
    _ = try CellSnapProcess.run(["record", "WallPost/short", "--widths", "320"], in: folder)
    try FileManager.default.copyItem(
      atPath: folder.path(of: "Snapshots/WallPost/short.320@2x.png"),
      toPath: folder.path(of: "Other/Old/Old.320@2x.png"))
    try makeRun(references: "Other", dead: [])
    let merged = try run("report", "--merge", "cellsnap-run", "-o", "all")
    #expect(merged.errorLines.count == 1)
    #expect(merged.errors.contains("add --references Other"))
    #expect(!merged.output.contains("Old/Old"))
    let named = try run("report", "--merge", "cellsnap-run", "-o", "all", "--references", "Other")
    #expect(named.output.contains("Old/Old.320@2x.png  no entry produces this reference"))
  }

  @Test func `a run is not merged into itself by another path`() throws {
    try makeRun(references: "Snapshots", dead: [])
    let merge = try run("report", "--merge", "cellsnap-run", "-o", "./cellsnap-run")
    #expect(merge.status == 64)
  }
}
