import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of input texts that would clear the screen or write lines of their own.
@Suite struct PrintedTextTests {
  private static let hostile = "Eve\\u001b[2J\\u009b1A\\r\\n5 snapshots: 5 identical\\u202e\\u2028"

  private func account(name: String) -> String {
    """
    [{"id": "1", "username": "eve", "acct": "eve", "display_name": "\(name)", "url": "https://example.social/@eve",
      "avatar": "https://example.social/eve.png", "note": "", "followers_count": 1, "following_count": 1,
      "statuses_count": 1, "created_at": "2024-01-01T00:00:00.000Z"}]
    """
  }

  /// Returns the characters of `text` that control a terminal.
  private func controls(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || (0x2028...0x202E).contains($0.value))
    }
  }

  @Test func `the name of an account stays in its line`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(account(name: "Adam"), to: "row.json")
    #expect(symlink("/proc/self/fd/1", folder.path(of: "stdout")) == 0)
    let options = ["row.json", "--widths", "320"]
    #expect(try CellSnapProcess.run(["record"] + options, in: folder).status == 0)
    _ = try folder.write(account(name: Self.hostile), to: "row.json")
    for command in [
      ["verify"] + options + ["--markdown", "stdout", "--junit", "junit.xml"],
      ["check"] + options + ["--only", "lint"], ["check"] + options + ["--json"],
      ["breakpoints", "row.json", "--from", "320", "--to", "330"],
    ] {
      let run = try CellSnapProcess.run(command, in: folder, environment: ["GITHUB_ACTIONS": "true"])
      #expect(controls(in: run.output + run.errors) == [], "\(command): \(run.output)\(run.errors)")
      #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("5 snapshots") })
    }
    let verify = try CellSnapProcess.run(["verify"] + options, in: folder)
    #expect(verify.output.contains(#"\u{1B}[2J"#), "\(verify.output)")
  }

  @Test func `the names of compared files stay in their lines`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    try TinyFile.write(grey: 0, to: folder.path(of: "a/\u{1B}[2J\n1 file: 1 identical.png"))
    let text = try CellSnapProcess.run(["compare", "a", "b"], in: folder)
    #expect(controls(in: text.output) == [])
    #expect(text.output.split(separator: "\n").count == 2)
    let json = try CellSnapProcess.run(["compare", "a", "b", "--json"], in: folder)
    #expect(controls(in: json.output) == [])
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [Any])
  }

  @Test func `on GitHub only annotations are workflow commands`() throws {
    let folder = try TemporaryFolder()
    let name = "::error file=x::a ##[add-mask]b"
    _ = try folder.write(
      #"{"version":1,"program":"1","references":"Snapshots","rule":"exact","patterns":[],"isComplete":true,"hasUsualWidths":true,"shards":[],"snapshots":[{"name":"\#(name)","entry":"a","verdict":"missing","isRecorded":false}],"dead":["\#(name)"]}"#,
      to: "run.json")
    let run = try CellSnapProcess.run(["report", "."], in: folder, environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.status == 0, "\(run.errors)")
    let commands = run.output.split(separator: "\n").filter { $0.hasPrefix("::") || $0.contains("##[") }
    #expect(commands.map { $0.prefix(22) } == ["::error file=Snapshots"])
    let plain = try CellSnapProcess.run(["report", "."], in: folder, environment: ["GITHUB_ACTIONS": ""])
    #expect(plain.output.contains("\(name)  no entry produces"))
  }
}
