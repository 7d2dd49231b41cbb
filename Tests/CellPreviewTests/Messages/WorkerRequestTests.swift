import CellServer
import Foundation
import Testing

@testable import CellPreview

@Suite struct WorkerRequestTests {
  private func request(_ query: (String, String)...) throws -> WorkerRequest {
    try WorkerRequest(.picture, query.map { HTTPRequest.Parameter($0.0, $0.1) })
  }

  @Test func `an address names the entry, the tile and the edits`() throws {
    let request = try request(
      ("entry", "Feed/Post"), ("tile", "2"), ("thumbnail", "1"), ("edit", "text%3Aa%3D=b=c"),
      ("edit", "control:x="))
    #expect(request.entry == "Feed/Post")
    #expect(request.tile == 2)
    #expect(request.isThumbnail)
    #expect(
      request.edits == [PreviewEdit(key: "text:a=", value: "b=c"), PreviewEdit(key: "control:x", value: "")])
  }

  @Test func `a request passes through JSON unchanged`() throws {
    let request = try request(("entry", "Feed"), ("from", "100"), ("to", "200"), ("edit", "control:x=1"))
    let decoded = try JSONDecoder().decode(WorkerRequest.self, from: Data(ResponseJSON.bytes(of: request)))
    #expect(decoded == request)
  }

  @Test(arguments: [
    ("tile", "0"), ("tile", "x"), ("from", "-1"), ("to", "100000"), ("edit", "x"), ("edit", "=x"),
    ("edit", "%zz=x"),
  ])
  func `a parameter that cannot be is refused`(name: String, value: String) {
    #expect(throws: PreviewError.self) { try request((name, value)) }
  }

  @Test func `a range from right to left is refused`() {
    #expect(throws: PreviewError.invalid("from 400 is larger than to 300")) {
      try request(("from", "400"), ("to", "300"))
    }
  }
}
