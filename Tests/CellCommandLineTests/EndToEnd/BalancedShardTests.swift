import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

/// Tests of shards that are balanced by the times of an earlier run.
@Suite struct BalancedShardTests {
  private static let entries = ["WallPost/short", "WallPost/hindi", "WallPost/quote", "Friends"]

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> CellSnapProcess {
    try CellSnapProcess.run(arguments, in: folder, environment: ["GITHUB_ACTIONS": ""])
  }

  private func times(_ path: String, in folder: TemporaryFolder) throws -> SnapshotTimes {
    try #require(try SnapshotTimes(reading: folder.path(of: path)))
  }

  @Test func `eight processes in eight folders draw what one draws, and their times are merged`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["record", "-o", "whole"] + Self.entries, in: folder).status == 0)
    let whole = try times("whole/times.json", in: folder)
    let names = try RunFolder(path: folder.path(of: "whole"), program: "").read().snapshots.map(\.name)
    #expect(names.count > 16 && names.allSatisfy { whole[$0] != nil })
    let folders = (1...8).map { "run-\($0)" }
    for (index, output) in folders.enumerated() {
      let shard = ["--shard", "\(index + 1)/8", "--times", "whole/times.json", "-o", output]
      #expect(try run(["verify"] + shard + Self.entries, in: folder).status == 0)
    }
    let merged = try run(["report", "--merge", "-o", "merged"] + folders, in: folder)
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.output == "\(names.count) snapshots: \(names.count) identical\n")
    let next = try times("merged/times.json", in: folder)
    #expect(names.allSatisfy { next[$0] != nil })
  }

  @Test func `before the first run there are no times`() throws {
    let folder = try TemporaryFolder()
    let first = try run(["verify", "--shard", "1/2", "--times", "no.json"] + Self.entries, in: folder)
    #expect(first.errors == "there is no file no.json, so the shards are divided without times\n")
    #expect(first.output.hasPrefix("WallPost/short.320@2x  missing: "))
  }

  @Test(arguments: [
    "{}", "[1]", #"{"version":2,"microseconds":{}}"#, #"{"version":1,"microseconds":{"a":-1}}"#,
  ])
  func `a file without times is refused before anything is drawn`(text: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "no.json")
    let refused = try run(["verify", "--shard", "1/2", "--times", "no.json"] + Self.entries, in: folder)
    #expect(refused.status == 1)
    #expect(
      refused.errors
        == "cellsnap: cannot read no.json: it has no times of snapshots; name the times.json of a run, or remove it\n"
    )
    #expect(try folder.files().keys.sorted() == ["no.json"])
  }

  @Test func `shards with different times are not merged`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["record"] + Self.entries, in: folder).status == 0)
    _ = try run(["verify", "--shard", "1/2", "-o", "one"] + Self.entries, in: folder)
    let shard = ["--shard", "2/2", "--times", "cellsnap-run/times.json", "-o", "two"]
    _ = try run(["verify"] + shard + Self.entries, in: folder)
    let merged = try run(["report", "--merge", "one", "two", "-o", "all"], in: folder)
    #expect(merged.status == 1)
    #expect(merged.errors.contains("the runs were made with different times of snapshots: none and "))
    #expect(try !folder.files().keys.contains("all/run.json"))
  }
}
