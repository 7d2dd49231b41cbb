import CellRevisions
import CellSnapTemporaryFiles
import CellSnapshots
import Foundation
import Testing

@testable import CellTesting

/// Tests of texts that have no reference and are compared with what the tests of a base recorded.
@Suite struct TextVerifierBaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "base/Feed"), withIntermediateDirectories: true)
    _ = try folder.write("old\n", to: "base/Feed/feed.320@2x.txt")
  }

  private func verify(
    _ text: String, entry: String = "Feed/feed", isComplete: Bool = true
  ) throws -> TextVerifier.Verification {
    let verifier = TextVerifier(
      folder: folder.path(of: "Snapshots"), mode: .missing, fileExtension: "txt",
      base: BaseTestReferences(name: "main", folder: folder.path(of: "base"), isComplete: isComplete))
    return try verifier.verify(
      Array(text.utf8), named: SnapshotName(entry: try EntryName(entry), variant: "320@2x"))
  }

  @Test func `the text of the base takes the place of a reference, and nothing is recorded`() throws {
    #expect(try verify("old\n").verdict == .identical)
    let changed = try verify("new\n")
    #expect(changed.verdict == .different)
    #expect(changed.isOfBase)
    #expect(!changed.isRecorded)
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "Snapshots")))
  }

  @Test func `a text that the base lacks is new, unless a test of it ended early`() throws {
    #expect(try verify("new\n", entry: "Feed/other").verdict == .added)
    let early = try verify("new\n", entry: "Feed/other", isComplete: false)
    #expect(early.verdict == .missing)
    #expect(early.lines == ["the base has no text: a test of it ended early"])
  }

  @Test func `a reference counts more than the base`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Snapshots/Feed"), withIntermediateDirectories: true)
    _ = try folder.write("new\n", to: "Snapshots/Feed/feed.320@2x.txt")
    let verification = try verify("new\n")
    #expect(verification.verdict == .identical)
    #expect(!verification.isOfBase)
  }

  @Test func `the message names the base, and no command to record`() {
    var message = OutcomeMessage(
      name: "Feed/feed.320@2x", verdict: .different, isRecorded: false, details: [], referencePath: "a.png",
      filter: "FeedTests", isReadOnlyForCI: false)
    #expect(message.text.contains("to record it"))
    message.base = "main (1a2b3c4d)"
    #expect(
      message.text == """
        Feed/feed.320@2x is different from its reference
        base: main (1a2b3c4d), whose picture takes the place of the reference
        """)
  }
}
