import Testing

@testable import CellImport

struct PathPatternTests {
  @Test(arguments: [
    ("a/b.swift", "/a/b.swift"), ("a", "/a/b/c.swift"), ("*.swift", "/b.swift"), ("**/b", "/b"),
    ("**/b", "/a/a/b/c"), ("a/**", "/a/b"), ("a/**/d", "/a/b/c/d"), ("a/**/d", "/a/d"), ("./a", "/a"),
  ])
  func `a pattern matches a path and what is below it`(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("b", "/a/b"), ("*", "/.hidden"), ("a/*.swift", "/a/b/c.swift"), ("a/b", "/a"), ("", "/a"),
  ])
  func `a pattern does not match other paths`(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func `a pattern of many folders ends`() {
    let pattern = PathPattern(String(repeating: "**/a/", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "/a", count: 200)))
  }
}
