import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of the command that says which entries can differ since an earlier build.
@Suite struct ChangesCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String..., input: String? = nil) throws -> CellSnapProcess {
    try CellSnapProcess.run(
      ["changes"] + arguments, in: folder, input: input, environment: ["GITHUB_ACTIONS": ""])
  }

  @Test func `no entry can differ from the same build`() throws {
    let write = try run("--write", "base.code")
    #expect(write.status == 0, "\(write.errors)")
    #expect(write.output.hasSuffix(" entries  base.code\n"))
    let changes = try run("--since", "base.code", "Login/*", "Messages")
    #expect(changes.status == 0, "\(changes.errors)")
    let lines = changes.output.split(separator: "\n")
    #expect(lines.count == 3 + 1)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("keep  ") })
    #expect(lines.last == "0 of 3 entries can differ")
  }

  @Test func `an entry does not use all code of other entries`() throws {
    _ = try run("--write", "base.code")
    let record = try String(contentsOfFile: folder.path + "/base.code", encoding: .utf8)
    // entry e94525fbd4c6bf739c6c4af939667e47 Friends
    let lines = record.split(separator: "\n").map { $0.split(separator: " ") }
    let entries = lines.filter { $0.first == "entry" }
    func code(of name: String) -> Substring? { entries.first { $0.last ?? "" == name }?[1] }
    #expect(code(of: "Login/portrait") != nil)
    #expect(code(of: "Login/portrait") == code(of: "Login/landscape"))
    #expect(Set(["Login/portrait", "Friends", "Messages", "Profile"].map(code)).count == 4)
  }

  @Test func `another manifest lets everything differ`() throws {
    _ = try run("--write", "base.code")
    let changes = try run(
      "--since", "base.code", "--changed-files", "-", "Messages", input: "Package.swift\n")
    #expect(changes.output == "draw  Messages  Package.swift differs\n1 of 1 entries can differ\n")
  }

  @Test func `sources in the list of files are compared by their code`() throws {
    _ = try run("--write", "base.code")
    let changes = try run(
      "--since", "base.code", "--changed-files", "-", "Messages",
      input: "Sources/Feed/Cell.swift\0README.md\0")
    #expect(changes.output.hasPrefix("keep  Messages  "))
  }

  @Test(arguments: [
    ([], 64, "changes compares two builds; "),
    (["--since", "missing.code"], 1, "missing.code: there is no such file; "),
    (["--since", "other.code"], 1, "other.code: this is no whole record of changes --write; "),
    (["--since", "."], 1, "cannot read .: "),
  ])
  func `a wrong use is refused in one line`(arguments: [String], status: Int32, beginning: String) throws {
    _ = try folder.write("CellSnap code record 1\n", to: "other.code")
    let changes = try CellSnapProcess.run(["changes"] + arguments, in: folder)
    #expect(changes.status == status)
    #expect(changes.errorLines.count == 1)
    #expect(changes.errors.hasPrefix("cellsnap: " + beginning), "\(changes.errors)")
  }

  @Test func `an unknown entry is refused`() throws {
    _ = try run("--write", "base.code")
    let changes = try run("--since", "base.code", "Nobody")
    #expect(changes.status == 64)
    #expect(changes.errors == "cellsnap: there is no entry called \"Nobody\"\n")
  }
}
