import Testing

@testable import InlineSnapshotTesting

/// Tests of values that end the process of a suite with inline snapshots.
@Suite struct EarlyEndTests {
  @Test func `a value that calls exit fails the tests, and its call is named`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
        func end() -> String { exit(0) }
        assertInlineSnapshot(
          of: end(), as: .lines, fileID: "App/FeedTests.swift", function: "feed()", line: 12)
      })
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      errors.contains("the process ended while drawing feed() in App/FeedTests.swift:12, by a call of exit\n")
    )
  }
}
