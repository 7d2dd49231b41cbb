import CellSnapTemporaryFiles
import Foundation
import Testing

/// Entries with states, as the users of `cellsnap` see them.
@Suite struct SequenceCommandTests {
  private static let names = ["collapsed", "expanded", "liked"]

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> CellSnapProcess {
    try CellSnapProcess.run(arguments + ["--scale", "1"], in: folder)
  }

  @Test func `each state has a picture, and the entry an animation`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["render", "WallPost/touched", "-o", "out"], in: folder).status == 0)
    let states = Self.names.map { "out/WallPost/touched/\($0).375.png" }
    let paths = (["out/WallPost/touched.375.png"] + states).map(folder.path(of:))
    let first = try CellSnapProcess.checksums(of: paths)
    #expect(Set(first).count == 4)
    // Other threads draw the same bytes.
    #expect(
      try run(["render", "WallPost/touched", "-o", "again", "--threads", "1"], in: folder).status == 0)
    #expect(
      try CellSnapProcess.checksums(of: paths.map { $0.replacingOccurrences(of: "/out/", with: "/again/") })
        == first)
  }

  @Test func `only animations are drawn if asked for`() throws {
    let folder = try TemporaryFolder()
    let run = try run(["render", "--animated", "--names", "docc", "-o", "out"], in: folder)
    #expect(run.status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")) == [
        "WallPost-touched-375.png"
      ])
  }

  @Test func `an entry without states cannot be animated`() throws {
    let run = try run(["render", "WallPost/short", "--animated"], in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(run.errors.contains("--animated: WallPost/short has no states; add some with `.state(…)`"))
  }

  @Test func `an animation is not a sheet and not an SVG`() throws {
    for (options, words) in [
      (["--sheet"], "--sheet and --animated"), (["--formats", "svg"], "--animated: only a PNG"),
    ] {
      let run = try run(["render", "--animated"] + options, in: TemporaryFolder())
      #expect(run.status == 64)
      #expect(run.errors.contains(words))
    }
  }

  @Test func `a recorded animation is verified, and a still picture in its place differs`() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["record", "WallPost/touched"], in: folder).status == 0)
    #expect(try run(["verify", "WallPost/touched"], in: folder).status == 0)
    let animation = folder.path(of: "Snapshots/WallPost/touched.375.png")
    try FileManager.default.removeItem(atPath: animation)
    try FileManager.default.copyItem(
      atPath: folder.path(of: "Snapshots/WallPost/touched/liked.375.png"), toPath: animation)
    let verified = try run(["verify", "WallPost/touched"], in: folder)
    #expect(verified.status == 1)
    #expect(
      verified.output.contains("WallPost/touched.375  different: exact: the reference is not an animation"))
    #expect(verified.output.contains("1 different"))
  }
}
