import Testing

@testable import SnapshotTesting

struct ReferencePlaceTests {
  @Test(arguments: [
    ("testFeed()", "testFeed"), ("feed(isDark:)", "feed-isDark"), ("list_64+", "list_64"),
    ("iPhone 15  - portrait", "iPhone-15-portrait"), ("größe: ok", "größe-ok"), ("()", ""),
  ])
  func `a name has hyphens instead of other characters`(name: String, part: String) {
    #expect(ReferencePlace.sanitized(name) == part)
  }

  @Test func `references are in a folder with the name of the test's file`() {
    let place = ReferencePlace(
      filePath: "/app/Tests/Feed+Tests.swift", testName: "testFeed()", identifier: "dark",
      pathExtension: "png",
      snapshotDirectory: nil)
    #expect(place.path == "/app/Tests/__Snapshots__/Feed+Tests/testFeed.dark.png")
    #expect(place.linuxPath == "/app/Tests/__Snapshots__/linux/Feed+Tests/testFeed.dark.png")
  }

  @Test func `a folder of the assertion takes the place of the whole folder`() {
    let place = ReferencePlace(
      filePath: "/app/Tests/FeedTests.swift", testName: "testFeed()", identifier: "1", pathExtension: nil,
      snapshotDirectory: "/references/phone")
    #expect(place.path == "/references/phone/testFeed.1")
    #expect(place.linuxPath == "/references/linux/phone/testFeed.1")
  }

  @Test func `a variable names the folder of artifacts`() {
    SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": "/artifacts"]) {
      let place = ReferencePlace(
        filePath: "/app/FeedTests.swift", testName: "testFeed()", identifier: "1", pathExtension: "txt",
        snapshotDirectory: nil)
      #expect(place.artifactPath == "/artifacts/FeedTests/testFeed.1.txt")
    }
  }
}
