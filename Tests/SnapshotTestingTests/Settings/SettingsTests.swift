import Testing

@testable import SnapshotTesting

struct SettingsTests {
  private typealias Settings = SnapshotTestingConfiguration

  @Test func `an inner scope keeps what it does not set`() throws {
    try withSnapshotTesting(record: .never, diffTool: "compare") {
      try withSnapshotTesting(record: .all) {
        let record = try Settings.record(nil)
        #expect(record == .all)
        let tool = try #require(Settings.current.diffTool)
        #expect(tool(currentFilePath: "a", failedFilePath: "b") == "compare \"a\" \"b\"")
      }
      let record = try Settings.record(nil)
      #expect(record == .never)
    }
  }

  @Test func `an asynchronous scope has its settings`() async throws {
    try await withSnapshotTesting(record: .failed) {
      await Task.yield()
      let record = try Settings.record(nil)
      #expect(record == .failed)
    }
  }

  @Test func `the argument wins over the scope`() throws {
    try withSnapshotTesting(record: .never) {
      let record = try Settings.record(.missing)
      #expect(record == .missing)
    }
  }

  @Test(.snapshots(record: .failed)) func `a trait sets the mode of a test`() throws {
    let record = try Settings.record(nil)
    #expect(record == .failed)
  }

  @Test(arguments: [
    ("all", Settings.Record.all), ("failed", .failed), ("missing", .missing), ("never", .never),
  ])
  private func `a variable sets the mode of a run`(text: String, record: Settings.Record) throws {
    try Settings.$environment.withValue(["SNAPSHOT_TESTING_RECORD": text]) {
      let found = try Settings.record(nil)
      #expect(found == record)
    }
  }

  @Test func `an unknown mode of the variable is named`() {
    Settings.$environment.withValue(["SNAPSHOT_TESTING_RECORD": "some"]) {
      #expect(throws: (any Error).self) { try Settings.record(nil) }
      #expect(
        verifySnapshot(of: "", as: .lines, testName: "feed()")
          == "SNAPSHOT_TESTING_RECORD=some: give all, failed, missing or never")
    }
  }

  @Test func `a flag is a mode`() {
    #expect((true as Settings.Record) == .all)
    #expect((false as Settings.Record) == .missing)
    #expect(Settings.Record(rawValue: "yes") == nil)
  }

  @Test func `the usual tool names both files`() {
    #expect(
      Settings.DiffTool.default(currentFilePath: "/a.png", failedFilePath: "/b.png")
        == "@−\n\"file:///a.png\"\n@+\n\"file:///b.png\"")
  }
}
