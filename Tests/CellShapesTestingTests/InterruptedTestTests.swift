import CellSnapTemporaryFiles
import Foundation
import Testing

/// Tests of stubs that XCTest's tests call, in new processes.
@Suite struct InterruptedTestTests {
  private static let line =
    "Note.swift:14: Note.store is a stub, and no sample of Unknown can be made for its result"

  private func run(_ place: String, variables: [String: String] = [:]) throws -> TestBundleProcess {
    try .run(
      ["CellShapesTestingTests.InterruptedXCTestCase"],
      variables: variables.merging(["CELLSNAP_STUB": place]) { $1 })
  }

  @Test func `a stub without a sample fails the test that calls it, and the next tests run`() throws {
    let run = try run("test")
    #expect(run.status == 1)
    #expect(
      run.text.contains("error: InterruptedXCTestCase.testA : \(Self.line); the test is interrupted\n"),
      "\(run.text)")
    #expect(!run.text.contains("the stub returned"))
    #expect(run.text.contains("testB ended"))
    #expect(run.text.contains("Executed 3 tests, with 1 failure (1 unexpected)"), "\(run.text)")
  }

  @Test func `an interrupted test is torn down`() throws {
    let run = try run("test")
    #expect(run.text.contains("tearDown of InterruptedXCTestCase.testA"), "\(run.text)")
  }

  @Test(arguments: ["setUp", "tearDown"])
  func `a stub around each test fails each test`(place: String) throws {
    let run = try run(place)
    #expect(run.status == 1)
    #expect(run.text.contains("Executed 3 tests, with 3 failures (3 unexpected)"), "\(run.text)")
  }

  @Test func `an assertion that a stub interrupts is finished`() throws {
    let folder = try TemporaryFolder()
    let run = try run("assertion", variables: ["CELLSNAP_ASSERTIONS": folder.path(of: "assertions.txt")])
    #expect(run.text.contains("Executed 3 tests, with 1 failure (1 unexpected)"), "\(run.text)")
    let lines = try String(contentsOfFile: folder.path(of: "assertions.txt"), encoding: .utf8)
    #expect(
      lines.split(separator: " ").prefix(5) == ["ended", "1", "begun", "1", "finished"], "\(lines)")
  }

  @Test(arguments: ["task", "queue"])
  func `a stub in work that a queue or a run loop calls ends the process, with its line`(place: String)
    throws
  {
    let run = try run(place)
    #expect(run.status != 0)
    #expect(run.text.contains(Self.line), "\(run.text)")
    #expect(!run.text.contains("Executed 3 tests"), "\(run.text)")
  }

  @Test func `without a stub the tests run as before`() throws {
    let run = try run("nowhere")
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text.contains("Executed 3 tests, with 0 failures"), "\(run.text)")
  }

  @Test func `a thrown error is a failure as before`() throws {
    let run = try run("error")
    #expect(run.text.contains("error: InterruptedXCTestCase.testC : threw error"), "\(run.text)")
    #expect(run.text.contains("Executed 3 tests, with 1 failure (1 unexpected)"), "\(run.text)")
  }
}
