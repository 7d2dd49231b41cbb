import CellSnapshots
import Foundation
import Testing

@testable import CellCommandLine

@Suite struct CommandFailureTests {
  @Test func `a failure stays as it is`() {
    #expect(CommandFailure(CommandFailure.usage("give a width")) == .usage("give a width"))
  }

  @Test func `an error that describes itself is a failure with that text`() {
    let error = FileError("read", "feed.json", reason: "it is empty")
    #expect(CommandFailure(error) == .failure(error.description))
  }

  @Test func `an error with a text for users is a failure with that text`() {
    struct Offline: LocalizedError {
      var errorDescription: String? { "the network cannot be reached" }
    }
    #expect(CommandFailure(Offline()) == .failure("the network cannot be reached"))
  }

  @Test func `another error is a failure with its name`() {
    enum FeedError: Error { case noFeed }
    #expect(CommandFailure(FeedError.noFeed) == .failure("noFeed"))
  }
}
