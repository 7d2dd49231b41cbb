import Foundation
import CellSnapTemporaryFiles
import Testing

/// Tests of the messages of `render` about files and folders that it cannot use.
@Suite struct BadInputTests {
  private static let account =
    #"{"id":"1","username":"ada","acct":"ada","display_name":"Ada","url":"","avatar":""}"#

  private func expectFailure(_ run: CellSnapProcess, naming name: String) {
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(run.errors.contains(name), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func `a missing file is reported`() throws {
    let folder = try TemporaryFolder()
    expectFailure(
      try .run(["render", "missing.json"], in: folder), naming: "missing.json: it does not exist")
    #expect(try folder.files().isEmpty)
  }

  @Test func `a folder in place of a file is reported`() throws {
    let folder = try TemporaryFolder()
    expectFailure(try .run(["render", "."], in: folder), naming: "cannot read .: it is a folder")
  }

  @Test(arguments: ["", "{", "<html>", "[1, 2]", "\"text\"", "{\"a\": 1}", "null"])
  func `a file that is no timeline is reported`(text: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "timeline.json")
    expectFailure(try .run(["render", "timeline.json"], in: folder), naming: "timeline.json")
    #expect(try folder.files().keys.sorted() == ["timeline.json"])
  }

  @Test func `a bad standard input is reported`() throws {
    expectFailure(
      try .run(["render", "-"], in: TemporaryFolder(), input: "{"), naming: "standard input")
  }

  @Test func `a file in place of the output folder is reported`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("text", to: "out")
    expectFailure(try .run(["render", "Friends"], in: folder), naming: "make the folder out: it is a file")
    #expect(try folder.files() == ["out": Data("text".utf8)])
  }

  @Test(arguments: [["compare", "white.png"], ["report"], ["report", "--merge"]])
  func `a path that is no UTF-8 is refused`(command: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(command, in: folder, shell: #"set -- "$@" "$(printf 'a\377')";"#)
    #expect(run.status == 64)
    #expect(run.errorLines == ["cellsnap: a\u{FFFD}: this name is not UTF-8; rename the file"])
  }

  @Test func `an output folder whose name is no UTF-8 is refused`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["render", "Friends"], in: folder, shell: #"set -- "$@" -o "$(printf 'a\377')";"#)
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("--output a\u{FFFD}: this name is not UTF-8"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `an output folder that cannot be made is reported`() throws {
    expectFailure(
      try .run(["render", "Friends", "-o", "/proc/cellsnap"], in: TemporaryFolder()), naming: "/proc/cellsnap"
    )
  }

  @Test func `a font folder without fonts is reported`() throws {
    let folder = try TemporaryFolder()
    expectFailure(
      try .run(["render", "Friends", "--fonts", "."], in: folder),
      naming: "--fonts: .: this folder has no font")
    expectFailure(
      try .run(["render", "Friends"], in: folder, environment: ["CELLSNAP_FONTS": "."]),
      naming: ".: this folder has no font")
  }

  @Test(.enabled(if: CellSnapProcess.mayLimitFiles))
  func `a file that cannot be written whole is removed`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["render", "Friends", "--widths", "320"], in: folder, shell: "ulimit -f 1; exec")
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot write out/Friends"), "\(run.errors)")
    #expect(try folder.files().keys.allSatisfy { !$0.contains(".png") && !$0.contains("tmp") })
  }

  @Test func `pictures are drawn although the reader of standard output goes away`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(
      ["render", "Friends", "--widths", "320,414"], in: folder,
      shell: "f() { \"$@\"; echo $? > status; }; g() { f \"$@\" | true; }; g")
    #expect(run.errors.isEmpty)
    #expect(try String(contentsOfFile: folder.path(of: "status"), encoding: .utf8) == "0\n")
    #expect(try folder.files().keys.filter { $0.hasSuffix(".png") }.count == 2)
  }

  @Test func `a full standard output is a failure`() throws {
    let run = try CellSnapProcess.run(
      ["render", "--list"], in: TemporaryFolder(), shell: "f() { \"$@\" >/dev/full; }; f")
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot write to standard output"))
  }

  @Test func `a file is opened by the bytes of its name`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("[\(Self.account)]", to: "people.json")
    let run = try CellSnapProcess.run(
      ["render", "--widths", "320"], in: folder,
      shell: "n=$(printf 'a\\377b.json'); cp people.json \"$n\"; f() { \"$@\" \"$n\"; }; f")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n1 picture in "))
  }

  @Test func `a file with a long name is drawn`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "long", count: 60) + ".json"
    _ = try folder.write("[\(Self.account)]", to: name)
    let run = try CellSnapProcess.run(["render", name, "--widths", "320"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n1 picture in "))
  }

  @Test(arguments: [["--widths"], ["--text-size"], ["--now"], ["--media"], ["--scale"], []])
  func `a long argument is shortened in messages`(option: [String]) throws {
    let long = String(repeating: "x", count: 100_000)
    let run = try CellSnapProcess.run(["render"] + option + [long], in: TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.errors.count < 1_000, "\(run.errors.prefix(1_000))")
  }

  @Test func `a text that is cut is reported with its row`() throws {
    let folder = try TemporaryFolder()
    let note = String(repeating: "x", count: 2_000)
    _ = try folder.write("[\(Self.account.replacing("Ada", with: note))]", to: "people.json")
    let run = try CellSnapProcess.run(["render", "people.json", "--widths", "320"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains("people.json: row 0 (id 1): \"display_name\" has 2000 characters"), "\(run.errors)")
  }

  @Test func `a row that cannot be decoded is reported, and the other rows are drawn`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("[\(Self.account), 7]", to: "people.json")
    let run = try CellSnapProcess.run(["render", "people.json", "--widths", "320"], in: folder)
    #expect(run.status == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("people.json: row"), "\(run.errors)")
    #expect(run.output.contains("1 row"))
    #expect(run.output.contains("\n1 picture in "))
    #expect(try folder.files().keys.contains("out/people/people.320@2x.png"))
  }

  @Test func `an entry without a configuration for the options is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try CellSnapProcess.run(["render", "Friends", "Paging", "--dark", "-o", "out"], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "cellsnap: Paging declares no configuration that fits the options, but another entry does; "
        + "leave it out, or name only this entry\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "out")))
  }
}
