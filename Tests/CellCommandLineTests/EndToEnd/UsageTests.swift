import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of the messages about bad arguments.
@Suite struct UsageTests {
  @Test(arguments: [
    (["--widths", "0"], "--widths 0: "), (["--widths", "-5"], "--widths -5: "),
    (["--widths", "NaN"], "--widths NaN: "), (["--widths", "1000000000"], "--widths 1000000000: "),
    (["--widths", "1e400"], "--widths 1e400: "), (["--widths", "320,320"], "--widths 320,320: "),
    (["--widths", ""], "--widths is empty; "), (["--scale", "0"], "--scale 0: "),
    (["--scale", "NaN"], "--scale NaN: "),
    (["--scale", "100"], "--scale 100: "), (["--formats", "gif"], "--formats gif: "),
    (["--text-size", "huge"], "--text-size huge: "), (["--threads", "0"], "--threads 0: "),
    (["--output", ""], "--output is empty"), (["--drak"], "Unknown option --drak"),
    (["--output"], "Missing argument for --output"), (["--now", "yesterday"], "--now yesterday: "),
    (["NoSuchEntryAtAll"], "there is no entry or file called \"NoSuchEntryAtAll\""),
    (["Profil"], "there is no entry or file called \"Profil\"; did you mean Profile"),
  ])
  func `a bad argument is refused in one line and exits with 64`(arguments: [String], beginning: String)
    throws
  {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(["render"] + arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("cellsnap: " + beginning), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try folder.files().isEmpty)
  }

  @Test func `no command and an unknown one exit with 64`() throws {
    let folder = try TemporaryFolder()
    #expect(try CellSnapProcess.run([], in: folder).status == 64)
    let run = try CellSnapProcess.run(["rendr"], in: folder)
    #expect(run.status == 64)
    #expect(run.errors.contains("cellsnap render?"))
  }

  @Test func `help lists the commands, and a command's help its options`() throws {
    let folder = try TemporaryFolder()
    let help = try CellSnapProcess.run(["--help"], in: folder)
    #expect(help.status == 0)
    #expect(help.output.contains("  render  "))
    let render = try CellSnapProcess.run(["render", "--help"], in: folder)
    #expect(render.status == 0)
    for option in ["-o, --output=DIR", "--widths=LIST", "--dark", "--media=DIR", "--now=", "--expanded"] {
      #expect(render.output.contains(option))
    }
  }

  @Test func `the version is printed`() throws {
    let run = try CellSnapProcess.run(["--version"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("CellSnap "))
  }

  @Test func `the list has the names of the entries`() throws {
    let run = try CellSnapProcess.run(["render", "--list"], in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").contains("Friends"))
  }
}
