import Foundation
import CellSnapTemporaryFiles
import Testing

/// `cellsnap check`, as its users see it.
@Suite struct CheckTests {
  private static let quick = ["--widths", "320", "--text-sizes", "L"]
  private static let post = """
    [{"id": "1", "created_at": "2024-03-14T10:00:00Z", "content": "<p>An icon: \u{F8AB}</p>",
      "account": {"id": "1", "username": "anna", "acct": "anna", "display_name": "Anna"}}]
    """

  @Test func `an entry without faults exits with 0`() throws {
    let run = try CellSnapProcess.run(["check", "Friends"] + Self.quick, in: TemporaryFolder())
    #expect(run.output.hasSuffix("no faults in 1 entry\n"))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func `a fault is printed in one line and exits with 1`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.post, to: "posts.json")
    let run = try CellSnapProcess.run(["check", "posts.json", "--only", "lint"] + Self.quick, in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 1)
    #expect(
      lines.first?.hasPrefix(
        "missing-glyph  posts 320@2x row 0  WallPostCell.postTextLabel: "
          + "expected a glyph for every character, found none for U+F8AB") == true, "\(run.output)")
    #expect(lines.last?.hasPrefix("1 fault in 1 entry, seen in ") == true)
  }

  @Test func `findings are printed as JSON`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.post, to: "posts.json")
    let run = try CellSnapProcess.run(
      ["check", "posts.json", "--only", "missing-glyph", "--json"] + Self.quick, in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(run.status == 1)
    #expect(findings.first?["view"] as? String == "postTextLabel")
    #expect(findings.first?["width"] as? Int == 320)
  }

  @Test func `the check reports how many rows it looked at`() throws {
    let folder = try TemporaryFolder()
    let posts = (1...3).map {
      """
      {"id": "\($0)", "created_at": "2024-03-14T10:00:00Z", "content": "<p>Post \($0)</p>",
       "account": {"id": "1", "username": "anna", "acct": "anna", "display_name": "Anna"}}
      """
    }
    _ = try folder.write("[\(posts.joined(separator: ","))]", to: "posts.json")
    let run = try CellSnapProcess.run(
      ["check", "posts.json", "--only", "idle,lint,height", "--rows", "2"] + Self.quick, in: folder)
    #expect(
      run.output
        == "posts: idle looked at 2 of 3 rows (--rows); height and lint looked at everything\nno faults in 1 entry\n"
    )
    #expect(run.status == 0)
  }

  @Test func `an unknown check is refused in one line and exits with 64`() throws {
    let run = try CellSnapProcess.run(["check", "--only", "reus"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("cellsnap: --only reus: there is no check \"reus\"; did you mean reuse?"))
  }

  @Test func `a controller in the pattern is checked`() throws {
    let run = try CellSnapProcess.run(
      ["check", "Login/portrait", "--only", "reuse,purity,idle,equality"] + Self.quick, in: TemporaryFolder())
    #expect(run.output == "no faults in 1 entry\n")
    #expect(run.status == 0)
  }

  @Test func `a given entry with nothing for a check is reported`() throws {
    let run = try CellSnapProcess.run(
      ["check", "First", "--only", "idle,keys"], program: "FaultyCatalog", in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(
      run.output == """
        First shows no MFSCell and is not an MFSController, so there is nothing to check for idle, keys; name other \
        entries or other checks
        no faults in 1 entry; 1 entry not checked

        """)
  }

  @Test func `a whole catalogue may have entries with nothing for a check`() throws {
    let run = try CellSnapProcess.run(
      ["check", "--only", "idle"], program: "FaultyCatalog", in: TemporaryFolder())
    #expect(run.output == "no faults in 3 entries\n")
    #expect(run.status == 0)
  }
}
