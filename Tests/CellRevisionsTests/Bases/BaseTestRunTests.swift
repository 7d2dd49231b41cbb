import CellSnapshots
import Foundation
import Testing

@testable import CellRevisions

@Suite struct BaseTestRunTests {
  private let base: SampleBase

  /// The tests of the base: one that records a picture, and a line about how they ended.
  private static let script = """
    echo test >>LOG
    mkdir -p "$CELLSNAP_REFERENCES/FeedTests/Feed"
    cp pictures/Feed.png "$CELLSNAP_REFERENCES/FeedTests/Feed/feed.320@2x.png"
    echo "text of $CELLSNAP_RECORD ${CELLSNAP_BASE-no base}" >"$CELLSNAP_REFERENCES/FeedTests/Feed/feed.320@2x.txt"
    echo "WORD 1 begun 1 finished FeedPackageTests.xctest" >"$CELLSNAP_ASSERTIONS"
    exit 1
    """

  init() throws {
    base = try SampleBase()
  }

  private func references(endingWith word: String) throws -> BaseTestReferences {
    try base.commit(["Feed": 1])
    try base.sample.commit([
      "test.sh": Self.script.replacing("LOG", with: base.log).replacing("WORD", with: word)
    ])
    return try run().references(ofModule: "FeedTests")
  }

  private func run() throws -> BaseTestRun {
    var request = try base.request("HEAD")
    request.testCommand = ["sh", "test.sh"]
    return try BaseTestRun(try BaseRevision(request), options: [], BaseNotices())
  }

  private func name(_ entry: String) throws -> SnapshotName {
    SnapshotName(entry: try EntryName(entry), variant: "320@2x")
  }

  @Test func `the references of the base's tests are found by their modules`() throws {
    let references = try references(endingWith: "ended")
    guard case .found(let reference) = references.read(try name("Feed/feed")) else {
      Issue.record("the reference is not found")
      return
    }
    #expect(try reference.bytes == SampleBase.picture(1))
    let text = try references.text(try name("Feed/feed"), fileExtension: "txt")
    #expect(String(decoding: text ?? [], as: UTF8.self) == "text of all no base\n")
    guard case .absent = references.read(try name("Feed/new")) else {
      Issue.record("a new test is not absent")
      return
    }
  }

  @Test func `the tests of a base run once`() throws {
    _ = try references(endingWith: "ended")
    #expect(try base.takeLog() == ["build", "test"])
    _ = try run()
    #expect(try base.takeLog() == [])
  }

  @Test func `after an early end, what is lacking is not new`() throws {
    let references = try references(endingWith: "running")
    guard case .undrawn(let reason) = references.read(try name("Feed/new")) else {
      Issue.record("a test that did not run is new")
      return
    }
    #expect(reason == "a test of it ended early")
  }

  @Test func `tests that compare nothing are no base`() throws {
    try base.sample.commit(["test.sh": "echo 'error: no tests found' >&2; exit 1"])
    let error = #expect(throws: BaseError.self) { try run() }
    #expect(error?.description.contains(" compare nothing: no tests found; name another revision") == true)
  }
}
