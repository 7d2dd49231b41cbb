import CellSnapTemporaryFiles
import Foundation
import Testing

/// The options of `cellsnap render` for illustrations, as their users see them.
@Suite struct IllustrationTests {
  private func render(_ arguments: [String], in folder: TemporaryFolder) throws -> CellSnapProcess {
    try CellSnapProcess.run(
      ["render", "WallPost/short", "--widths", "320", "-o", "out"] + arguments, in: folder)
  }

  @Test func `a crop is drawn as PNG and SVG with the same bytes each time`() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "--crop", "likeButton,commentButton", "--padding", "12", "--background", "white,#1C1C1E", "--corner",
      "8", "--formats", "png,svg", "--dark",
    ]
    let paths = ["png", "svg"].map { folder.path(of: "out/WallPost/short.320@2x-dark-crop.\($0)") }
    #expect(try render(arguments, in: folder).status == 0)
    let first = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    for path in paths { try FileManager.default.removeItem(atPath: path) }
    #expect(try render(arguments, in: folder).status == 0)
    #expect(try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == first)
    // The button is from 2 to 119 points, and the padding is 12 points.
    #expect(String(decoding: first[1], as: UTF8.self).contains("width=\"141px\""))
  }

  @Test func `a view that is not shown is named with the nearest names`() throws {
    let run = try render(["--crop", "likeButon"], in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(
      run.errors
        == "WallPost/short at width 320 shows no view likeButon; "
        + "the nearest names are likeButton, moreButton, shareButton\n")
  }

  @Test func `callouts are drawn below the picture`() throws {
    let folder = try TemporaryFolder()
    let run = try render(["--callouts", "likeButton,viewsLabel", "--formats", "svg"], in: folder)
    #expect(run.status == 0)
    let svg = try String(
      contentsOfFile: folder.path(of: "out/WallPost/short.320@2x-callouts.svg"), encoding: .utf8)
    // The picture is 132 points high, and the legend 68.
    #expect(svg.contains("height=\"200px\""))
  }

  @Test func `a frame needs a device`() throws {
    let run = try render(["--frame"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(
      run.errors.contains("--frame: WallPost/short at width 320 is drawn without a device; give --device"))
  }

  @Test func `a frame is as large as the device's screen with its border`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      [
        "render", "WallPost/short", "--device", "iPhone SE", "--frame", "--callouts", "likeButton",
        "--formats",
        "svg", "-o", "out",
      ], in: folder)
    #expect(run.status == 0)
    let svg = try String(
      contentsOfFile: folder.path(of: "out/WallPost/short.375@2x-iPhone-SE-frame-callouts.svg"),
      encoding: .utf8)
    // The screen is 375 x 667 points, the border 12, and the legend 42 points high.
    #expect(svg.contains("width=\"399px\" height=\"733px\""))
  }

  @Test func `DocC's names are in one folder, with lines to paste`() throws {
    let folder = try TemporaryFolder()
    for appearance in [[], ["--dark"]] {
      let run = try render(["--names", "docc", "--markdown"] + appearance, in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("![Elena Marsh, 8 Feb 2023, "))
      #expect(run.output.contains("](WallPost-short-320)\n\n<img alt=\"Elena Marsh, "))
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")).sorted()
        == ["WallPost-short-320@2x.png", "WallPost-short-320~dark@2x.png"])
  }

  @Test func `markdown leaves the picture as it is`() throws {
    let folder = try TemporaryFolder()
    let path = URL(fileURLWithPath: folder.path(of: "out/WallPost/short.320@2x.png"))
    #expect(try render([], in: folder).status == 0)
    let plain = try Data(contentsOf: path)
    #expect(try render(["--markdown"], in: folder).status == 0)
    #expect(try Data(contentsOf: path) == plain)
  }

  @Test func `a sheet and an overlay have lines to paste too`() throws {
    let folder = try TemporaryFolder()
    let sheet = try render(["--sheet", "--markdown"], in: folder)
    #expect(sheet.status == 0)
    #expect(sheet.output.contains("<img alt=\"1 picture: Elena Marsh, "))
    #expect(sheet.output.contains("src=\"out/WallPost/short.sheet.png\""))
    let overlay = try render(["--overlay", "accessibility", "--markdown"], in: folder)
    #expect(overlay.status == 0)
    #expect(overlay.output.contains("<img alt=\"What VoiceOver reads: Elena Marsh, "))
    #expect(overlay.output.contains("src=\"out/WallPost/short.320@2x-accessibility.png\""))
  }

  @Test func `a border makes a page of its own`() throws {
    let folder = try TemporaryFolder()
    #expect(try render(["--border", "--formats", "svg"], in: folder).status == 0)
    let svg = try String(
      contentsOfFile: folder.path(of: "out/WallPost/short.320@2x-page.svg"), encoding: .utf8)
    #expect(svg.contains("stroke-width:0.5"))
  }

  @Test func `a scale that DocC does not know is refused`() throws {
    let run = try render(["--names", "docc", "--scale", "1.5"], in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(
      run.errors.contains("--names docc: DocC knows no pictures with 1.5 pixels per point; give --scale"))
  }

  @Test(arguments: [
    (["--frame", "--crop", "a"], "--frame and --crop: a frame is around the whole screen"),
    (["--names", "flat"], "--names flat: there are no such names; give folders or docc"),
    (["--markdown", "--json"], "--markdown and --json: both print to standard output"),
    (["--crop", "like button"], "--crop like button: \"like button\" names no view; give names such as"),
    (["--crop", "a,a"], "--crop a,a: a is given twice; give each view once"),
    (["--padding", "513"], "--padding 513: give points from 0 to 512"),
    (["--corner", "-1"], "--corner -1: give points from 0 to 512"),
    (["--background", "red"], "--background red: give a colour such as #F2F2F7, white"),
    (["--background", "white,black,white"], "or two for light and dark"),
    (["--corner", "8", "--overlay", "frames"], "--overlay and --corner: an overlay has a page of its own"),
  ])
  func `wrong values are refused with what to give`(_ arguments: [String], _ message: String) throws {
    let run = try render(arguments, in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }
}
