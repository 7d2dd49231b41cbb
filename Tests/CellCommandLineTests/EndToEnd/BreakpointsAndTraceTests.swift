import Foundation
import CellSnapTemporaryFiles
import Testing

/// `cellsnap breakpoints` and `cellsnap trace`, as their users see them.
@Suite struct BreakpointsAndTraceTests {
  @Test func `breakpoints are the same text in every run`() throws {
    let arguments = ["breakpoints", "WallPost/quote", "--from", "350", "--to", "380"]
    let run = try CellSnapProcess.run(arguments, in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("WallPost/quote from 350 to 380\n  WallPostCell row 0 postTextLabel: 6 lines"))
    #expect(run.output == (try CellSnapProcess.run(arguments, in: TemporaryFolder()).output))
  }

  @Test func `widths in the wrong order are refused in one line`() throws {
    let run = try CellSnapProcess.run(
      ["breakpoints", "Friends", "--from", "400", "--to", "399"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(
      run.errors == "cellsnap: --from 400 --to 399: the first width must be less than the second\n")
  }

  @Test func `a trace is printed as JSON`() throws {
    let run = try CellSnapProcess.run(["trace", "Profile", "--json"], in: TemporaryFolder())
    let traces = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(
      traces.map { $0["className"] as? String } == [
        "UserProfileCell", "UserProfileGalleryCell", "WallPostCell",
      ])
    #expect(traces.map { $0["row"] as? String } == ["0-0", "1-0", "2-0"])
    #expect(traces.map { $0["rowName"] as? String } == ["row 0-0", "row 1-0", "row 2-0"])
  }

  @Test func `a like runs the styling and binding steps without resizing`() throws {
    let run = try CellSnapProcess.run(
      ["trace", "WallPost/short", "--touch", "likeButton,commentButton,shareButton,moreButton"],
      in: TemporaryFolder())
    #expect(run.status == 0)
    for name in ["like", "comment", "share", "more"] {
      let touch = try #require(
        run.output.components(separatedBy: "\n\n").first { $0.hasPrefix("  touch of \(name)") })
      let steps = touch.split(separator: "\n").filter { $0.hasPrefix("      ") }
        .map { $0.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) } }
      #expect(
        steps == [
          // The "more" button saves the post, which colours no button.
          ["updateStyles", name == "more" ? "skipped: same inputs" : "ran"],
          ["resizeSubviews", "skipped: same inputs"], ["bindData", "ran"],
        ])
    }
  }

  @Test func `expanding a post runs the resizing step`() throws {
    let run = try CellSnapProcess.run(
      ["trace", "WallPost/long", "--touch", "showMoreButton"], in: TemporaryFolder())
    let touch = try #require(
      run.output.components(separatedBy: "\n\n").first { $0.hasPrefix("  touch of showMoreButton") })
    #expect(
      touch.split(separator: "\n").contains { $0.hasPrefix("      resizeSubviews") && $0.hasSuffix("ran") })
  }

  @Test func `a control that no cell has is refused in one line`() throws {
    let run = try CellSnapProcess.run(
      ["trace", "WallPost/short", "--touch", "likeButon"], in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(
      run.errors == "cellsnap: --touch likeButon: no cell has a control in a property with this name; "
        + "they have commentButton, likeButton, moreButton, shareButton\n")
  }

  @Test func `a trace is drawn into an SVG file`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(["trace", "WallPost/short", "--svg", "trace.svg"], in: folder)
    #expect(run.status == 0)
    let svg = try String(contentsOfFile: folder.path(of: "trace.svg"), encoding: .utf8)
    #expect(svg.contains("<title>Steps and caches</title>"))
  }

  @Test func `the folder of a diagram is made`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(["trace", "WallPost/short", "--svg", "new/trace.svg"], in: folder)
    #expect(run.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path(of: "new/trace.svg")))
  }

  @Test func `a folder that cannot be made is reported before any work`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path(of: "file")))
    let run = try CellSnapProcess.run(["trace", "None", "--svg", "file/trace.svg"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("file"))
    #expect(!run.errors.contains("None"))
  }

  @Test(arguments: [["--turned", "375"], ["--width", "320", "--turned", "320"]])
  func `a rotation to the same width is refused`(options: [String]) throws {
    let run = try CellSnapProcess.run(["trace", "WallPost/short"] + options, in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains("cells already have this width; give another width"))
  }

  @Test func `a controller in the pattern is traced`() throws {
    let run = try CellSnapProcess.run(["trace", "Login/portrait"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "Login/portrait  LoginController at width 375\n\n  first build\n    controllerBuild\n"))
  }

  @Test func `each entry without a cell or controller in the pattern is reported`() throws {
    let run = try CellSnapProcess.run(
      ["trace", "First", "Last"], program: "FaultyCatalog", in: try TemporaryFolder())
    #expect(run.status == 1)
    #expect(
      run.errorLines
        == ["First", "Last"].map { "\($0) shows no MFSCell and is not an MFSController; name other entries" })
  }

  @Test func `an entry without labels is reported instead of its breakpoints`() throws {
    let run = try CellSnapProcess.run(
      ["breakpoints", "First", "--from", "40", "--to", "60"], program: "FaultyCatalog", in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(run.errors == "First shows no label; name other entries\n")
    #expect(run.output.isEmpty)
  }
}
