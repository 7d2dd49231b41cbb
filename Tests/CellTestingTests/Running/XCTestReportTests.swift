import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of the output of an XCTest method, which runs in a new process.
@Suite struct XCTestReportTests {
  private let folder = ReferenceFolder()

  private func run(title: String, record: String) throws -> TestBundleProcess {
    try .run(
      ["CellTestingTests.SnapshotXCTestCase/testCard"],
      variables: [
        "CELLSNAP_CARD_TITLE": title, "CELLSNAP_RECORD": record, "CELLSNAP_REFERENCES": folder.path,
        "CELLSNAP_OUTPUT": "\(folder.path)/output",
      ])
  }

  @Test func `a reference is named after the file and recorded with a warning`() throws {
    let run = try run(title: "Hello", record: "missing")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("Executed 1 test, with 0 failures"), "\(run.text)")
    #expect(run.text.contains("SnapshotXCTestCase.swift:11: warning: "), "\(run.text)")
    #expect(folder.files == ["SnapshotXCTestCase/testCard.100@2x.png"])
  }

  @Test func `an equal picture passes without a message`() throws {
    _ = try run(title: "Hello", record: "missing")
    let run = try run(title: "Hello", record: "never")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("Executed 1 test, with 0 failures"), "\(run.text)")
    #expect(!run.text.contains("warning: "), "\(run.text)")
  }

  @Test func `a change fails at the line of the call`() throws {
    _ = try run(title: "Hello", record: "missing")
    let run = try run(title: "Bye", record: "never")
    #expect(run.status == 1)
    #expect(run.text.contains("Executed 1 test, with 1 failure"), "\(run.text)")
    #expect(
      run.text.contains("SnapshotXCTestCase.swift:11: error: SnapshotXCTestCase.testCard : "), "\(run.text)")
    #expect(run.text.contains("is different from its reference"), "\(run.text)")
    #expect(run.text.contains("titleLabel"), "\(run.text)")
  }
}
