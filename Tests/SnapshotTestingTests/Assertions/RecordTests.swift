import CellSnapTemporaryFiles
import Testing

@testable import SnapshotTesting

/// The record modes, each with a reference that is missing, equal or different.
struct RecordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ text: String, _ record: SnapshotTestingConfiguration.Record?) -> String? {
    SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": folder.path(of: "artifacts")])
    {
      verifySnapshot(
        of: text, as: .lines, named: "note", record: record, snapshotDirectory: folder.path(of: "File"),
        testName: "feed()")
    }
  }

  private var reference: String? {
    try? String(contentsOfFile: folder.path(of: "File/feed.note.txt"), encoding: .utf8)
  }

  @Test func `a missing reference is recorded and fails`() {
    let message = verify("Milk", nil)
    #expect(
      message?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …\n\nopen") == true
    )
    #expect(message?.hasSuffix("Re-run \"feed()\" to assert against the newly-recorded snapshot.") == true)
    #expect(reference == "Milk")
    #expect(verify("Milk", nil) == nil)
  }

  @Test func `never records no missing reference`() {
    let message =
      "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    #expect(verify("Milk", .never) == message)
    #expect(reference == nil)
  }

  @Test func `all records also an equal reference and fails`() {
    _ = verify("Milk", nil)
    #expect(verify("Milk", .all)?.hasPrefix("Record mode is on. Automatically recorded snapshot: …") == true)
    #expect(verify("Eggs", true)?.hasPrefix("Record mode is on.") == true)
    #expect(reference == "Eggs")
  }

  @Test func `a different reference stays`() {
    _ = verify("Milk", nil)
    let message = verify("Eggs", nil)
    #expect(message?.hasPrefix("Snapshot \"note\" does not match reference.\n\n@−\n\"file://") == true)
    #expect(message?.hasSuffix("@@ −1,1 +1,1 @@\n−Milk\n+Eggs") == true)
    #expect(reference == "Milk")
  }

  @Test func `failed records a different reference`() {
    _ = verify("Milk", nil)
    let message = verify("Eggs", .failed)
    #expect(message?.contains("does not match reference. A new snapshot was automatically recorded.") == true)
    #expect(reference == "Eggs")
    #expect(verify("Eggs", .failed) == nil)
  }

  @Test func `the actual text of a failed test is kept beside the artifacts`() {
    _ = verify("Milk", nil)
    _ = verify("Eggs", nil)
    let path = folder.path(of: "artifacts/RecordTests/feed.note.txt")
    #expect((try? String(contentsOfFile: path, encoding: .utf8)) == "Eggs")
  }

  @Test func `snapshots without a name are counted`() throws {
    SnapshotCounter.$scoped.withValue(SnapshotCounter()) {
      for text in ["a", "b"] {
        _ = verifySnapshot(of: text, as: .lines, snapshotDirectory: folder.path, testName: "feed()")
      }
    }
    #expect(try folder.files().keys.sorted() == ["feed.1.txt", "feed.2.txt"])
  }

  @Test func `a value that cannot be made fails with its error`() {
    struct Lost: Error, CustomStringConvertible { var description: String { "no note" } }
    func note() throws -> String { throw Lost() }
    #expect(
      verifySnapshot(of: try note(), as: .lines, snapshotDirectory: folder.path, testName: "feed()")
        == "no note")
  }

  @Test func `a file without a whole path is named`() {
    let message = verifySnapshot(of: "", as: .lines, file: "FeedTests/FeedTests.swift", testName: "feed()")
    #expect(
      message
        == "the references lie beside the test's file, but FeedTests/FeedTests.swift is no whole path; "
        + "pass file: #filePath")
  }

  @Test func `a folder in place of a reference is named`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "File/feed.note.txt"), withIntermediateDirectories: true)
    #expect(verify("Milk", nil)?.contains("it is a folder; move it away") == true)
  }
}
