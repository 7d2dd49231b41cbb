import Foundation
import CellSnapTemporaryFiles
import Testing

/// `cellsnap render --overlay`, as its users see it.
@Suite struct OverlayTests {
  @Test func `caches are drawn as PNG and SVG`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      [
        "render", "WallPost/long", "--widths", "320", "--overlay", "caches", "--formats", "png,svg", "-o",
        "out",
      ],
      in: folder)
    #expect(run.status == 0)
    let svg = try String(
      contentsOfFile: folder.path(of: "out/WallPost/long.320@2x-caches.svg"), encoding: .utf8)
    #expect(svg.contains("fill:rgb(96.862745%,35.294118%,44.705882%)"))
    #expect(
      FileManager.default.fileExists(atPath: folder.path(of: "out/WallPost/long.320@2x-caches.png")))
  }

  @Test func `the frames of a controller are painted by their caches`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      [
        "render", "Login/portrait", "--widths", "375", "--overlay", "caches", "--formats", "svg", "-o", "out",
      ], in: folder)
    #expect(run.status == 0)
    let svg = try String(
      contentsOfFile: folder.path(of: "out/Login/portrait.375@2x-caches.svg"), encoding: .utf8)
    // The picture has the green of frames that the class keeps, and no grey of frames that no cache keeps.
    #expect(svg.contains("fill:rgb(0%,80.784314%,55.686275%)"))
    #expect(!svg.contains("fill:rgb(65%,65%,65%)"))
  }

  @Test func `an entry without a cell or controller in the pattern is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["render", "First", "--overlay", "caches"], program: "FaultyCatalog", in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "First shows no MFSCell and is not an MFSController, so there is no picture of its caches\n")
  }

  @Test func `an unknown overlay is refused with the known ones`() throws {
    let run = try CellSnapProcess.run(["render", "--overlay", "constraint"], in: TemporaryFolder())
    #expect(run.status == 64)
    let names = "frames, caches, constraints, accessibility or targets"
    #expect(run.errors.contains("there is no such overlay; give \(names)"))
  }

  @Test func `constraints are drawn as PNG and SVG`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      [
        "render", "Friends", "--widths", "320", "--overlay", "constraints", "--formats", "png,svg", "-o",
        "out",
      ], in: folder)
    #expect(run.status == 0)
    for name in ["png", "svg"].map({ "out/Friends/Friends.320@2x-constraints.\($0)" }) {
      #expect(FileManager.default.fileExists(atPath: folder.path(of: name)))
    }
  }
}
