import Testing

@testable import CellSnapSourcePass

struct FoundationStepTests {
  private let fetching =
    "protocol Fetching { func data(for request: URLRequest) async throws -> (Data, URLResponse) }"

  @Test func `a session gets the method without a delegate that a protocol requires`() {
    #expect(
      passed("extension URLSession: Fetching {}", beside: [fetching])
        == "extension URLSession: Fetching { public func data(for request: URLRequest) async throws"
        + " -> (Data, URLResponse) { try await data(for: request, delegate: nil) };}")
  }

  @Test func `a session gets the methods of a protocol above the one that it conforms to`() {
    let sending = "protocol Sending: Fetching {}"
    #expect(
      passed("extension URLSession: Sending {}", beside: [fetching, sending]).contains(
        "func data(for request:"))
  }

  @Test func `an upload has both of its arguments`() {
    let text = passed(
      "extension URLSession: Sending {}",
      beside: [
        "protocol Sending { func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) }"
      ])
    #expect(text.contains("try await upload(for: request, from: bodyData, delegate: nil)"))
  }

  @Test func `only one extension gets a method that two protocols require`() {
    let other = fetching.replacing("Fetching", with: "Loading")
    let texts = ["extension URLSession: Fetching {}", "extension URLSession: Loading {}"]
    #expect(passed(texts[0], beside: [fetching, other, texts[1]]).contains("func data"))
    #expect(passed(texts[1], beside: [fetching, other, texts[0]]) == texts[1])
  }

  @Test(arguments: [
    "extension URLSession: Fetching { func data(for request: URLRequest) async throws -> (Data, URLResponse) { a() } }",
    "extension URLSession { func a() {} }",
  ])
  func `an extension that needs no method is not changed`(_ text: String) {
    #expect(passed(text, beside: [fetching]) == text)
  }

  @Test func `a name in the module Darwin is looked up in Foundation`() {
    #expect(passed("let a = Darwin.round(1.5)").squeezed == "let a = Foundation.round(1.5)")
  }

  @Test func `an own type called Darwin stays`() {
    let text = "enum Darwin { static let a = 1 }\nlet b = Darwin.a"
    #expect(passed(text) == text)
  }

  @Test func `a new ProcessInfo is the process's own`() {
    #expect(
      passed("let a = ProcessInfo().isLowPowerModeEnabled")
        == "let a = ProcessInfo.processInfo.isLowPowerModeEnabled")
  }
}
