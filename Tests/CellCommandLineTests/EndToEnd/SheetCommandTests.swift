import CellSnapTemporaryFiles
import Foundation
import Testing

/// `cellsnap render --sheet`, as its users see it.
@Suite struct SheetCommandTests {
  @Test func `all pictures are on one sheet with the same bytes each time`() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "render", "WallPost/short", "WallPost/link", "--widths", "320,375", "--sheet", "--formats", "png,svg",
      "-o", "out",
    ]
    let run = try CellSnapProcess.run(arguments, in: folder)
    #expect(run.status == 0)
    let paths = ["png", "svg"].map { folder.path(of: "out/Sheet/Sheet.sheet.\($0)") }
    #expect(run.output == paths.map { "4 pictures on \($0)\n" }.joined())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "out")) == ["Sheet"])
    let first = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    for path in paths { try FileManager.default.removeItem(atPath: path) }
    #expect(try CellSnapProcess.run(arguments, in: folder).status == 0)
    #expect(try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == first)
  }

  @Test func `the sheet of one entry is named after it`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["render", "WallPost/short", "--widths", "320", "--sheet", "-o", "out"], in: folder)
    #expect(run.output == "1 picture on \(folder.path(of: "out/WallPost/short.sheet.png"))\n")
  }

  @Test func `a sheet that is too large is refused with what to leave out`() throws {
    let run = try CellSnapProcess.run(
      ["render", "WallPost/short", "--widths", "8000,8001,8002", "--sheet"], in: TemporaryFolder())
    #expect(run.status == 1)
    #expect(run.errors.contains("--sheet: the sheet would be "))
    #expect(run.errors.contains("give fewer --widths or a smaller --scale"))
  }

  @Test func `a sheet is no JSON`() throws {
    let run = try CellSnapProcess.run(["render", "--sheet", "--json"], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errors.contains("--sheet and --json: a sheet is one picture of many"))
  }
}
