import Testing

@testable import CellServer

@Suite struct HTTPMessageTests {
  @Test func `a header that is there twice has no value`() {
    let request = HTTPRequest(path: "/", headers: ["host": ["a", "b"], "origin": ["c"]])
    #expect(request.header("host") == nil)
    #expect(request.header("origin") == "c")
  }

  @Test func `an error is JSON in one line`() {
    let response = HTTPResponse.failure(422, "the \"entry\"\nhas no \\height")
    #expect(String(decoding: response.bytes, as: UTF8.self) == #"{"error":"the \"entry\" has no \\height"}"#)
  }

  @Test func `every response keeps other pages out`() {
    let names = SecurityHeaders.missing(in: HTTPResponse(type: "text/plain", [])).map(\.name)
    #expect(
      names == [
        "X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Cross-Origin-Opener-Policy",
        "Referrer-Policy",
        "Cache-Control", "Content-Security-Policy",
      ])
  }
}
