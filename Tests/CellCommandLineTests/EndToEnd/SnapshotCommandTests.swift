import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of recording, verifying, accepting and pruning, as users do it.
@Suite struct SnapshotCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:], shell: String? = nil
  ) throws -> CellSnapProcess {
    try CellSnapProcess.run(
      arguments, in: folder, environment: environment.merging(["GITHUB_ACTIONS": ""]) { given, _ in given },
      shell: shell)
  }

  private func references() throws -> [String: Data] {
    try folder.files().filter { $0.key.hasPrefix("Snapshots/") }
  }

  @Test func `a recorded snapshot is verified as identical`() throws {
    let record = try run("record", "WallPost/short", "--widths", "320,375")
    #expect(record.status == 0, "\(record.errors)")
    #expect(record.output.hasSuffix("2 snapshots: 2 recorded\n"))
    #expect(
      try references().keys.sorted()
        == ["Snapshots/WallPost/short.320@2x.png", "Snapshots/WallPost/short.375@2x.png"])
    let verify = try run("verify", "WallPost/short", "--widths", "320,375")
    #expect(verify.status == 0)
    #expect(verify.output == "2 snapshots: 2 identical\n")
  }

  @Test func `a missing reference fails until it is accepted`() throws {
    let missing = try run("verify", "WallPost/short", "--widths", "320")
    #expect(missing.status == 1)
    #expect(missing.output.hasPrefix("WallPost/short.320@2x  missing"))
    #expect(try references().isEmpty)
    let accept = try run("accept", "WallPost/*")
    #expect(accept.output == "WallPost/short.320@2x  accepted\n1 accepted into Snapshots\n")
    #expect(try run("accept").output == "0 accepted into Snapshots, 1 were already there\n")
    #expect(try run("verify", "WallPost/short", "--widths", "320").status == 0)
  }

  @Test func `a change is explained by the cell and accepted without drawing`() throws {
    _ = try run("record", "WallPost/long", "--widths", "320")
    let old = try references()
    let verify = try run("verify", "WallPost/long", "--widths", "320", "--expanded")
    #expect(verify.status == 1)
    #expect(verify.output.hasPrefix("WallPost/long.320@2x  different"))
    #expect(verify.output.contains("lines"), "\(verify.output)")
    #expect(try references() == old)
    let pictures = try folder.files().keys.filter { $0.hasPrefix("cellsnap-run/images/") }
    #expect(pictures.count == 3, "the reference, what was drawn, the difference")
    #expect(try run("accept").status == 0)
    #expect(try run("verify", "WallPost/long", "--widths", "320", "--expanded").status == 0)
  }

  @Test func `recording again rewrites no file`() throws {
    _ = try run("record", "WallPost/short", "--widths", "320")
    let path = folder.path(of: "Snapshots/WallPost/short.320@2x.png")
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(try run("record", "WallPost/short", "--widths", "320").output == "1 snapshot: 1 identical\n")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date == date)
  }

  @Test func `only a full run knows which references are dead`() throws {
    _ = try run("verify", "WallPost/short", "--widths", "320")
    let partial = try run("prune")
    #expect(partial.status == 1)
    #expect(partial.errorLines.count == 1)
    #expect(
      partial.errorLines.first?.contains(
        "prune reads the last run in cellsnap-run, which drew only WallPost/short; ") == true)
    #expect(try run("record", "--widths", "320").status == 0)
    let bytes = try #require(try references()["Snapshots/WallPost/short.320@2x.png"])
    for name in [
      "Old/Old.320@2x.png", "WallPost/short.320@2x.2.png", "WallPost/short.320@2x-dark.png",
      "WallPost/short.414@2x.png",
    ] {
      let url = URL(fileURLWithPath: folder.path(of: "Snapshots/\(name)"))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url)
    }
    let verify = try run("verify", "--widths", "320")
    #expect(verify.status == 0)
    #expect(verify.output.contains("Old/Old.320@2x.png  no entry produces this reference"))
    let list = try run("prune")
    #expect(
      list.output == """
        Snapshots/Old/Old.320@2x.png
        Snapshots/WallPost/short.320@2x.2.png
        2 references that no entry produced in the run in cellsnap-run; --delete removes them

        """)
    #expect(try run("prune", "--delete").status == 0)
    let rest = try references().keys
    #expect(!rest.contains("Snapshots/Old/Old.320@2x.png"))
    // The run did not look at these traits and this width.
    #expect(rest.contains("Snapshots/WallPost/short.320@2x-dark.png"))
    #expect(rest.contains("Snapshots/WallPost/short.414@2x.png"))
  }

  @Test func `shards are merged, and a missing one is reported`() throws {
    let names = ["WallPost/short", "WallPost/hindi", "WallPost/quote"]
    _ = try CellSnapProcess.run(["record", "--widths", "320"] + names, in: folder)
    for shard in 1...2 {
      let run = try CellSnapProcess.run(
        ["verify", "--widths", "320", "--shard", "auto", "--output", "run\(shard)"] + names, in: folder,
        environment: ["CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "2"])
      #expect(run.output == "\(shard == 1 ? "2 snapshots: 2" : "1 snapshot: 1") identical\n")
    }
    let merged = try run("report", "--merge", "run1", "run2", "-o", "all")
    #expect(merged.status == 0)
    #expect(merged.output == "3 snapshots: 3 identical\n")
    let partial = try run("report", "--merge", "run2", "-o", "all")
    #expect(partial.status == 1)
    #expect(partial.errors.hasPrefix("shard 1/2 is missing"))
  }

  @Test func `summaries are written to the files of their options`() throws {
    let verify = try run(
      "verify", "WallPost/short", "--widths", "320", "--junit", "junit.xml", "--markdown", "summary.md",
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(verify.output.contains("::error file=Snapshots/WallPost/short.320@2x.png,"))
    let files = try folder.files()
    #expect(files.keys.contains("cellsnap-run/run.json") && files.keys.contains("cellsnap-run/report.html"))
    #expect(String(decoding: files["junit.xml"] ?? Data(), as: UTF8.self).contains("failures=\"1\""))
    #expect(String(decoding: files["summary.md"] ?? Data(), as: UTF8.self).hasPrefix("## Snapshots differ"))
  }

  @Test func `verify and report write the same comment and pictures`() throws {
    _ = try run("record", "WallPost/short", "--widths", "320")
    let comment = [
      "--comment", "c/comment.md", "--pictures", "c/pictures", "--pictures-url", "https://example.com/a",
    ]
    let verify = try CellSnapProcess.run(
      ["verify", "WallPost/short", "WallPost/hindi", "--widths", "320", "--dark"] + comment, in: folder)
    #expect(verify.status == 1)
    let first = try folder.files().filter { $0.key.hasPrefix("c/") && $0.key.contains(".") }
    #expect(first.count == 2, "\(first.keys)")
    let text = String(decoding: first["c/comment.md"] ?? Data(), as: UTF8.self)
    #expect(text.hasPrefix("<!-- cellsnap -->\n## Snapshots differ\n"))
    #expect(text.contains("* **missing** in 2 snapshots, such as `WallPost/short.320@2x-dark`"))
    #expect(text.contains("](https://example.com/a/WallPost_short.320@2x-dark-"))
    try FileManager.default.removeItem(atPath: folder.path(of: "c"))
    #expect(try CellSnapProcess.run(["report"] + comment, in: folder).status == 0)
    #expect(try folder.files().filter { $0.key.hasPrefix("c/") && $0.key.contains(".") } == first)
  }

  @Test func `the folders of summaries are made`() throws {
    _ = try run("verify", "WallPost/short", "--widths", "320", "--junit", "results/junit.xml")
    _ = try run("report", "--markdown", "summaries/all.md")
    let files = try folder.files().keys
    #expect(files.contains("results/junit.xml") && files.contains("summaries/all.md"))
  }

  @Test func `a summary that cannot be written is reported before any work`() throws {
    _ = try folder.write("text", to: "results")
    let run = try run("verify", "--junit", "results/junit.xml")
    #expect(run.status == 1)
    #expect(run.errorLines == ["cellsnap: cannot make the folder results: it is a file; choose another name"])
    #expect(try folder.files().keys.sorted() == ["results"])
  }

  @Test(arguments: [
    (["verify", "--rule", "close"], "--rule close: "), (["verify", "--max-ratio", "2"], "--max-ratio 2: "),
    (["verify", "--window", "0:1"], "--window 0:1: "), (["verify", "--shard", "3/2"], "--shard 3/2: "),
    (["verify", "--references", ""], "--references is empty"),
    (["record", "--mode", "never"], "--mode never: "),
    (["verify", "--base", ""], "--base is empty"), (["verify", "--store", "s"], "--store: "),
    (["verify", "--base", "main", "-"], "--base compares entries "),
    (["prune", "Feed"], "prune takes no names"), (["report", "--merge"], "--merge: "),
  ])
  func `a bad argument is refused in one line and exits with 64`(arguments: [String], beginning: String)
    throws
  {
    let run = try CellSnapProcess.run(arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("cellsnap: " + beginning), "\(run.errors)")
    #expect(try folder.files().isEmpty)
  }

  @Test func `accepting without a run is reported in one line`() throws {
    let run = try run("accept")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("there is no run"))
  }

  @Test func `a folder with other files is refused as a run folder`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "mine"), withIntermediateDirectories: true)
    _ = try folder.write("precious", to: "mine/notes.txt")
    let run = try run("verify", "WallPost/short", "--widths", "320", "-o", "mine")
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(try folder.files().keys.sorted() == ["mine/notes.txt"])
  }
}
