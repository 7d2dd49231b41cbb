import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of the file that `CELLSNAP_ASSERTIONS` names, which processes of XCTest write.
@Suite struct AssertionCountTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ ending: String) throws -> TestBundleProcess {
    try .run(
      ["SnapshotTestingTests.EndingXCTestCase"],
      variables: [
        "CELLSNAP_ENDING": ending, "CELLSNAP_ENDING_FOLDER": folder.path(of: "Ending"),
        "CELLSNAP_ASSERTIONS": folder.path(of: "assertions.txt"),
      ])
  }

  /// The words of the file's lines, without the name of the program.
  private var lines: [[Substring]] {
    get throws {
      try String(contentsOfFile: folder.path(of: "assertions.txt"), encoding: .utf8).split(separator: "\n")
        .map { $0.split(separator: " ").dropLast() }
    }
  }

  @Test func `a process that ran all tests has ended, and finished what it began`() throws {
    #expect(try run("").status == 0)
    #expect(try lines == [["ended", "3", "begun", "3", "finished"]])
  }

  @Test(arguments: ["_exit", "quick_exit", "exec"])
  func `a process that ends unseen has a line that says so`(ending: String) throws {
    // Nothing else tells this run from one that passes.
    #expect(try run(ending).status == 0)
    #expect(try lines == [["running", "2", "begun", "1", "finished"]])
  }

  @Test func `a process that calls exit between two assertions has not ended`() throws {
    #expect(try run("exit in a test").status == 0)
    #expect(try lines == [["running", "3", "begun", "3", "finished"]])
  }

  @Test func `each process has a line of its own`() throws {
    #expect(try run("").status == 0)
    #expect(try run("_exit").status == 0)
    #expect(try lines.map(\.first) == ["ended", "running"])
  }

  @Test func `a link in place of the file is not followed`() throws {
    let target = try folder.write("mine", to: "target")
    #expect(symlink(target, folder.path(of: "assertions.txt")) == 0)
    #expect(try run("").status == 0)
    #expect(try folder.files()["target"] == Data("mine".utf8))
  }
}
