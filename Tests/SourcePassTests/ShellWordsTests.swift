import Testing

@testable import CellSnapSourcePass

struct ShellWordsTests {
  @Test(arguments: [
    ("a b  c", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]), (#"a\ b '-D"x"'"#, ["a b", #"-D"x""#]),
    ("''", [""]), ("", []),
  ])
  func `a line is split as a shell splits it`(line: String, words: [String]) {
    #expect(ShellWords.words(of: line) == words)
  }
}
