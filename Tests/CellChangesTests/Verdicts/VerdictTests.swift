import CellDrawing
import Testing

@testable import CellChanges

@Suite struct VerdictTests {
  private let base = MadeProgram()

  /// Returns the verdicts for the entries `Note` and `List` after a change.
  private func verdicts(
    from base: MadeProgram = MadeProgram(), files: ChangedFiles = .none, _ change: (inout MadeProgram) -> Void
  ) throws -> [EntryVerdict] {
    var changed = base
    change(&changed)
    let (code, record) = (try changed.code(), try base.code().record)
    return ["Note", "List"].map { code.verdict(for: $0, since: record, files) }
  }

  @Test func `nothing is affected by no change`() throws {
    #expect(try verdicts { _ in }.map(\.needsDrawing) == [false, false])
  }

  @Test func `a changed function affects the entries that use it`() throws {
    let verdicts = try verdicts { $0.fillers["$s4Feed5StyleyyF"] = 0x91 }
    #expect(verdicts[0] == .affected(because: "Cells.swift differs, which it uses by way of Entries.swift"))
    #expect(!verdicts[1].needsDrawing)
  }

  @Test func `a function that is new on the way affects the entries on it`() throws {
    #expect(try verdicts { $0.calls = ["$s4Feed3NewyyF"] }.map(\.needsDrawing) == [true, false])
  }

  @Test func `a function that is no longer used affects the entries that used it`() throws {
    var base = base
    base.calls = ["$s4Feed3NewyyF"]
    #expect(try verdicts(from: base) { $0.calls = [] }.map(\.needsDrawing) == [true, false])
  }

  @Test func `what the program does before its entries affects all`() throws {
    #expect(try verdicts { $0.fillers["$s4Feed6SampleyyF"] = 0x91 }.map(\.needsDrawing) == [true, true])
  }

  @Test func `a changed closure affects its entry only`() throws {
    #expect(
      try verdicts { $0.fillers["$s4Feed7entriesyyFyycfU0_"] = 0x91 }.map(\.needsDrawing) == [false, true])
  }

  @Test func `an added entry affects no other one`() throws {
    let verdicts = try verdicts { $0.entries = ["New", "Note", "List"] }
    #expect(verdicts.map(\.needsDrawing) == [false, false])
  }

  @Test func `the code of a function that makes entries is known by its text`() throws {
    let verdicts = try verdicts { $0.fillers["$s4Feed7entriesyyF"] = 0x91 }
    #expect(verdicts.map(\.needsDrawing) == [false, false])
  }

  @Test func `the code that makes entries under another name affects all`() throws {
    var base = base
    base.maker = ".init"
    let verdicts = try verdicts(from: base) { $0.fillers["$s4Feed7entriesyyF"] = 0x91 }
    #expect(verdicts.map(\.needsDrawing) == [true, true])
  }

  @Test func `a new entry is drawn`() throws {
    var changed = base
    changed.entries.append("New")
    let verdict = try changed.code().verdict(for: "New", since: base.code().record, .none)
    #expect(verdict == .affected(because: "the entry is new"))
  }

  @Test func `an entry that is not there is unknown`() throws {
    let verdict = try base.code().verdict(for: "Other", since: base.code().record, .none)
    #expect(verdict == .unknown(because: "the entry is not in the catalogue"))
  }

  @Test func `other surroundings leave everything unknown`() throws {
    let verdicts = try verdicts { $0.surroundings["CellSnap"] = "0.3" }
    #expect(verdicts == Array(repeating: .unknown(because: "CellSnap's own code differs"), count: 2))
    #expect(try self.verdicts { $0.surroundings["cairo"] = "1.18" }.allSatisfy(\.needsDrawing))
    #expect(try self.verdicts { $0.surroundings = [:] }.allSatisfy(\.needsDrawing))
  }

  @Test func `a changed picture affects the entries whose code names it`() throws {
    var base = base
    base.resources = ["star", "moon"].map { ResourceFile(path: "A.resources/\($0).png", bytes: [1]) }
    let verdicts = try verdicts(from: base) {
      $0.resources[0] = ResourceFile(path: "A.resources/star.png", bytes: [2])
    }
    #expect(verdicts[0] == .affected(because: "A.resources/star.png differs"))
    #expect(!verdicts[1].needsDrawing)
  }

  @Test func `changed data affects all`() throws {
    var base = base
    base.resources = [ResourceFile(path: "A.resources/feed.json", bytes: [1])]
    let verdicts = try verdicts(from: base) { $0.resources = [] }
    #expect(verdicts.map(\.needsDrawing) == [true, true])
  }

  @Test func `every resource may be used by optimised code`() throws {
    var base = base
    base.isOptimised = true
    base.resources = [ResourceFile(path: "A.resources/star.png", bytes: [1])]
    let verdicts = try verdicts(from: base) {
      $0.resources[0] = ResourceFile(path: "A.resources/star.png", bytes: [2])
    }
    #expect(verdicts.map(\.needsDrawing) == [true, true])
  }

  @Test func `a nib affects the entries that use what it names`() throws {
    var base = base
    // The picture of the list is a nib that names the other picture.
    base.resources = [
      ResourceFile(path: "A.resources/moon.xib", bytes: Array("<image name=\"sun\"/>".utf8)),
      ResourceFile(path: "A.resources/sun.png", bytes: [1]),
    ]
    let verdicts = try verdicts(from: base) {
      $0.resources[1] = ResourceFile(path: "A.resources/sun.png", bytes: [2])
    }
    #expect(verdicts.map(\.needsDrawing) == [false, true])
  }

  @Test func `another manifest leaves everything unknown`() throws {
    let files = ChangedFiles(["Package.swift"], ignored: [], record: CodeRecord(), base: CodeRecord()) { _ in
      nil
    }
    #expect(
      try verdicts(files: files) { _ in }
        == Array(repeating: .unknown(because: "Package.swift differs"), count: 2))
  }

  @Test func `a file that no bundle has affects entries that read files`() throws {
    var base = base
    base.calls = ["$s10Foundation4DataV10contentsOf7optionsAcA3URLV_tKcfC"]
    let files = ChangedFiles(["Fixtures/a.json"], ignored: [], record: CodeRecord(), base: CodeRecord()) {
      _ in nil
    }
    let verdicts = try verdicts(from: base, files: files) { _ in }
    #expect(verdicts[0] == .unknown(because: "Fixtures/a.json differs, and Cells.swift reads files"))
    #expect(!verdicts[1].needsDrawing)
  }
}
