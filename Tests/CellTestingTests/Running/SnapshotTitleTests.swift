import Testing

@testable import CellTesting

@Suite struct SnapshotTitleTests {
  private func identity(
    _ suites: [String] = ["FeedTests"], _ name: String = "feed", _ arguments: CaseArguments? = nil
  ) -> TestIdentity {
    var test = TestIdentity(at: .here())
    (test.suiteNames, test.name, test.arguments) = (suites, name, arguments)
    return test
  }

  private func title(_ test: TestIdentity, _ name: String? = nil) throws -> String {
    try SnapshotTitle(of: test, name: name).entry.text
  }

  @Test func `the reference of a test is in the folder of its suite`() throws {
    #expect(try title(identity()) == "FeedTests/feed")
    #expect(try title(identity(["Outer", "Inner"])) == "Outer/Inner/feed")
  }

  @Test func `arguments and a name follow the test's name`() throws {
    let arguments = CaseArguments(descriptions: ["long"])
    #expect(try title(identity(), "top") == "FeedTests/feed.top")
    #expect(try title(identity(["FeedTests"], "feed", arguments)) == "FeedTests/feed.long")
    #expect(try title(identity(["FeedTests"], "feed", arguments), "top") == "FeedTests/feed.long.top")
  }

  @Test(arguments: ["../../etc", "a/b", "/", "..", "\u{7}", "😀", String(repeating: "é", count: 300)])
  func `any name stays inside the folder`(name: String) throws {
    let text = try title(identity(), name)
    #expect(text.split(separator: "/").count == 2)
    #expect(text.hasPrefix("FeedTests/feed."))
    #expect(text.utf8.count < 100)
  }

  @Test func `a title that is too long is shortened`() throws {
    let suites = (0..<6).map { "\($0)" + String(repeating: "s", count: 50) }
    let first = try title(identity(suites, "first"))
    #expect(first.utf8.count <= 51 + 1 + 60)
    #expect(first != (try title(identity(suites, "second"))))
  }

  @Test func `cases without a description need a name`() throws {
    let test = identity(["FeedTests"], "feed", CaseArguments(descriptions: []))
    #expect(throws: SnapshotError.self) { try title(test) }
    #expect(try title(test, "long") == "FeedTests/feed.long")
  }

  @Test func `a title that is no file name is changed`() throws {
    #expect(try title(identity(["-Feed"], "nul")) == "Feed/_nul")
    #expect(try title(identity(), "320@2x") == "FeedTests/feed.320-2x")
  }
}
