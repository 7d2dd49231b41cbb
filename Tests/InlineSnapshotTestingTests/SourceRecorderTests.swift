import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapInlineSources

struct SourceRecorderTests {
  private let folder: TemporaryFolder
  private let recorder: SourceRecorder
  private let text = "  f(1)\n  g(2)\n"

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(text, to: "Tests.swift")
    _ = try folder.write("", to: "program")
    try folder.setDate(1_000, of: "Tests.swift")
    try folder.setDate(2_000, of: "program")
    recorder = SourceRecorder(program: folder.path(of: "program"))
  }

  private func record(_ snapshot: String, line: Int) throws {
    try recorder.record(
      snapshot, at: InlineCall(path: folder.path(of: "Tests.swift"), line: line, column: 3))
  }

  private var file: String {
    get throws { String(decoding: try #require(folder.files()["Tests.swift"]), as: UTF8.self) }
  }

  private func problem(_ body: () throws -> Void) -> String? {
    #expect(throws: InlineRecordingProblem.self, performing: body)?.description
  }

  private let both =
    "  f(1) {\n    \"\"\"\n    a\n    \"\"\"\n  }\n  g(2) {\n    \"\"\"\n    b\n    \"\"\"\n  }\n"

  @Test func `several snapshots of a file go to the places where they were compiled`() throws {
    try record("a", line: 1)
    try record("b", line: 2)
    #expect(try file == both)
  }

  @Test func `the order of the calls does not matter`() throws {
    try record("b", line: 2)
    try record("a", line: 1)
    #expect(try file == both)
  }

  @Test func `a file that changed after the build is not written`() throws {
    try folder.setDate(3_000, of: "Tests.swift")
    #expect(
      problem { try record("a", line: 1) }
        == "\(folder.path)/Tests.swift changed after the tests were built, so the snapshot is not recorded;"
        + " build and run again")
    #expect(try file == text)
  }

  @Test func `a file that someone changes while the tests run is not written again`() throws {
    try record("a", line: 1)
    _ = try folder.write("other\n", to: "Tests.swift")
    #expect(problem { try record("b", line: 2) }?.contains("changed after the tests were built") == true)
    #expect(try file == "other\n")
  }

  @Test func `after a changed call nothing more is written`() throws {
    let other =
      "func one() {\n  assertInlineSnapshot(of: 1)\n}\nfunc two() {\n  assertInlineSnapshot(of: 2)\n}\n"
    _ = try folder.write(other, to: "Tests.swift")
    try folder.setDate(1_000, of: "Tests.swift")
    func record(_ snapshot: String, line: Int, function: String) throws {
      try recorder.record(
        snapshot,
        at: InlineCall(path: folder.path(of: "Tests.swift"), line: line, column: 3, function: function))
    }
    #expect(
      problem { try record("b", line: 2, function: "two()") }?.hasSuffix(
        ":2: this call is in one, and the one that was compiled is in two") == true)
    #expect(
      problem { try record("b", line: 5, function: "two()") }?.contains(
        ":5: an earlier call of the file is not where it was compiled") == true)
    #expect(try file == other)
  }

  @Test func `a call that runs twice has one snapshot`() throws {
    try record("a", line: 1)
    try record("a", line: 1)
    #expect(
      problem { try record("b", line: 1) }
        == "\(folder.path)/Tests.swift:1: the call has more than one snapshot; give each a call of its own")
  }

  @Test func `a link stays a link`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "Link.swift"), withDestinationPath: folder.path(of: "Tests.swift"))
    try recorder.record("a", at: InlineCall(path: folder.path(of: "Link.swift"), line: 1, column: 3))
    #expect(try file != text)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "Link.swift"))
        == folder.path(of: "Tests.swift"))
  }

  @Test func `a path of a module is no file`() {
    #expect(
      problem {
        try recorder.record("a", at: InlineCall(path: "AppTests/Tests.swift", line: 1, column: 1))
      }
        == "the snapshot is written into the test's file, but AppTests/Tests.swift is no whole path;"
        + " pass file: #filePath")
  }
}

extension TemporaryFolder {
  /// Sets the date of a file in seconds.
  fileprivate func setDate(_ seconds: Double, of name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path(of: name))
  }
}
