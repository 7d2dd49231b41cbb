import Testing

@testable import CellSnapshots

@Suite struct CommentReportTests {
  private func run(_ changes: [(name: String, line: String)]) -> Run {
    Run(
      program: "1", references: "Snapshots", rule: "exact",
      snapshots: changes.map { name, line in
        var result = SnapshotResult(name: name, entry: name, verdict: .different)
        result.explanation = Explanation(lines: [Explanation.Line(text: line, kind: .data)])
        return result
      })
  }

  @Test func `a comment has a line for each group and a row for each picture`() {
    let picture = CommentPicture(snapshot: "Feed/Feed.320@2x", bytes: [1])
    let run = run([
      ("Feed/Feed.320@2x", "moved by 4"), ("Feed/Feed.375@2x", "moved by 8"), ("Login", "appeared"),
    ])
    let name = "Feed_Feed.320@2x-cf97cdf41ff1a6d05ee08e1ac0d3bfa8.png"
    #expect(picture.name.count == name.count && picture.name.hasPrefix("Feed_Feed.320@2x-"))
    #expect(
      CommentReport.text(run, pictures: [picture], address: "https://example.com/p") == """
        <!-- cellsnap -->
        ## Snapshots differ

        3 snapshots: 3 different

        * **different** in 2 snapshots, such as `Feed/Feed.320@2x`: `moved by 4`
        * **different** in `Login`: `appeared`

        | Snapshot | Reference, actual picture and difference |
        |---|---|
        | `Feed/Feed.320@2x` | [![Feed_Feed.320@2x](https://example.com/p/\(picture.name))]\
        (https://example.com/p/\(picture.name)) |

        """)
    #expect(
      CommentReport.text(run, pictures: [picture]).hasSuffix("\n| `Feed/Feed.320@2x` | `\(picture.name)` |\n")
    )
  }

  @Test func `a run that passes has a short comment`() {
    #expect(
      CommentReport.text(Run(program: "1", references: "", rule: "")) == """
        <!-- cellsnap -->
        ## Snapshots are unchanged

        0 snapshots

        """)
  }

  @Test func `the base revision is below the counts`() {
    #expect(
      CommentReport.text(.ofBase(added: ["Feed/new.320@2x": "a"])) == """
        <!-- cellsnap -->
        ## Snapshots are unchanged

        1 snapshot: 1 added

        * `base origin/main (1a2b3c4d): 1 of 1 drawn, 0 pictures of the base from the store, 0 drawn`
        * `added: Feed/new`

        """)
  }

  @Test func `missing shards and dead references are counted`() {
    var run = Run(program: "1", references: "Snapshots", rule: "exact", dead: ["Old/Old.320.png"])
    run.shards = [Shard(index: 1, count: 3)]
    let text = CommentReport.text(run)
    #expect(
      text.contains("\n* the snapshots of 2 shards are missing\n* 1 reference that no entry produces\n"))
  }

  @Test(arguments: [
    "**a** <img src=x onerror=1> [b](https://example.com) @everyone #1", "a|b\\|c", "``` `a` ````",
    "a\n\n# b\r\n<b>",
    "<!-- -->", "\u{202E}a\u{1B}[2J", "-->", "](javascript:1)", "\u{2028}| a |",
  ])
  func `no text of a run is taken for Markdown`(text: String) {
    let pictures = [CommentPicture(snapshot: text, bytes: [1])]
    let comment = CommentReport.text(
      run([(text, text)]), pictures: pictures, address: "https://example.com/p")
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 11, "\(comment)")
    #expect(lines[5] == "* **different** in \(MarkdownText.code(text)): \(MarkdownText.code(text))")
    #expect(
      lines[9]
        == "| \(MarkdownText.cell(text)) | [![\(pictures[0].title)](https://example.com/p/\(pictures[0].name))]"
        + "(https://example.com/p/\(pictures[0].name)) |")
  }

  @Test func `a comment never grows beyond its maximum, and its pictures are kept`() {
    let long = String(repeating: "|\u{E0001}", count: 1_000)
    let changes = (0..<5_000).map { (name: "\($0)\(long)", line: "\"\($0)\" \(long)") }
    let pictures = (0..<6).map { CommentPicture(snapshot: "\($0)\(long)", bytes: [UInt8($0)]) }
    let text = CommentReport.text(run(changes), pictures: pictures, address: "https://example.com")
    #expect(text.utf8.count <= 60_000)
    #expect(text.contains("\nThe report of the run has the rest.\n"))
    #expect(pictures.allSatisfy { text.contains($0.name) })
  }
}
