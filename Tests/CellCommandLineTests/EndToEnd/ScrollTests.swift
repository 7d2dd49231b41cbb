import Foundation
import CellSnapTemporaryFiles
import Testing

/// `cellsnap scroll`, as its users see it.
@Suite struct ScrollTests {
  private func report(_ arguments: [String]) throws -> [String: Any] {
    let run = try CellSnapProcess.run(["scroll"] + arguments + ["--json"], in: TemporaryFolder())
    try #require(run.status == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private let counts = [
    "rows", "frameCount", "cellsMade", "cellsReused", "idleCalls", "cacheHits", "cacheMisses",
    "picturesPainted",
  ]

  @Test func `pages are loaded until all rows are there, with equal counts each time`() throws {
    let arguments = ["WallPost/short", "--rows", "41", "--page", "8", "--scale", "1"]
    let first = try report(arguments)
    let second = try report(arguments)
    #expect(first["rows"] as? Int == 41)
    #expect((first["cellsReused"] as? Int ?? 0) > 30)
    #expect(first["idleCalls"] as? Int == 0)
    for count in counts { #expect(first[count] as? Int == second[count] as? Int, "\(count)") }
  }

  @Test func `without caches and precompute the same table is scrolled`() throws {
    let arguments = ["WallPost/short", "--rows", "41", "--page", "8", "--scale", "1"]
    let (whole, rest) = (try report(arguments), try report(arguments + ["--without", "both"]))
    #expect(rest["without"] as? [String] == ["caches", "precompute"])
    #expect(whole["without"] as? [String] == [])
    #expect(rest["cacheHits"] as? Int == 0)
    for count in ["rows", "frameCount", "cellsMade", "cellsReused", "idleCalls"] {
      #expect(rest[count] as? Int == whole[count] as? Int, "\(count)")
    }
  }

  @Test func `several entries of one class become one table`() throws {
    let report = try report(["WallPost/short", "WallPost/hindi", "--scale", "1"])
    #expect(report["rows"] as? Int == 2)
  }

  @Test func `a report is printed as text and drawn as a plot`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["scroll", "Friends", "--rows", "60", "--scale", "1", "--svg", "new/frames.svg"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Friends  60 rows on 390x844@1x, "))
    #expect(run.output.contains("\n  idle calls         0\n"))
    let svg = try String(contentsOfFile: folder.path(of: "new/frames.svg"), encoding: .utf8)
    #expect(svg.contains("<title>Frames</title>"))
  }

  @Test(arguments: [
    (["Login/portrait"], 1, "Login/portrait shows no table to scroll"),
    (["Friends", "Messages"], 1, "Friends and Messages are tables of different classes"),
    (["Friends", "Login/portrait"], 1, "Login/portrait shows no table to scroll"),
    (
      ["WallPost/short", "WallPost/long", "--rows", "1"], 1,
      "WallPost/long has no row within --rows"
    ),
    (["Friends", "--rows", "0"], 64, "--rows 0: give rows, a whole number from 1 to 1000000"),
    (["Friends", "--without", "frames"], 64, "--without frames: give caches, precompute or both"),
    (["Friends", "--width", "0"], 64, "--width 0: give points from 1 to 4096"),
    ([], 64, "scroll needs an entry"),
  ])
  func `an entry or option that cannot be scrolled is refused in one line`(
    arguments: [String], status: Int32, message: String
  ) throws {
    let run = try CellSnapProcess.run(["scroll"] + arguments, in: TemporaryFolder())
    #expect(run.status == status)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("cellsnap: \(message)"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
