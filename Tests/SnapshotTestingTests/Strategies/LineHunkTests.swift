import Testing

@testable import SnapshotTesting

struct LineHunkTests {
  private func hunks(_ reference: [String], _ actual: [String]) -> [String] {
    LineHunk.hunks(from: reference.joined(separator: "\n"), to: actual.joined(separator: "\n")).map(\.text)
  }

  @Test func `a change has four lines around it`() {
    let lines = (1...12).map { "\($0)" }
    var changed = lines
    changed[5] = "six"
    #expect(
      hunks(lines, changed) == ["@@ −2,9 +2,9 @@\n 2\n 3\n 4\n 5\n−6\n+six\n 7\n 8\n 9\n 10"])
  }

  @Test func `changes far apart are in hunks of their own`() {
    let lines = (1...30).map { "\($0)" }
    var changed = lines
    changed[0] = "one"
    changed[29] = "thirty"
    #expect(
      hunks(lines, changed).map { $0.prefix { $0 != "\n" } } == ["@@ −1,5 +1,5 @@", "@@ −26,5 +26,5 @@"])
  }

  @Test func `an added line has no place in the reference`() {
    #expect(hunks(["a"], ["a", "b"]) == ["@@ −1,1 +1,2 @@\n a\n+b"])
  }
}
