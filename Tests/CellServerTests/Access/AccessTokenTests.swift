import Testing

@testable import CellServer

@Suite struct AccessTokenTests {
  @Test func `a new token has 32 hexadecimal digits that differ each time`() {
    let tokens = (0..<20).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 20)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func `only the same text matches`() {
    let token = AccessToken(text: "abcd")
    #expect(token.matches("abcd"))
    for other in ["abce", "abc", "abcde", ""] { #expect(!token.matches(other)) }
    #expect(!token.matches(nil))
    #expect(!AccessToken(text: "").matches(""))
  }
}
