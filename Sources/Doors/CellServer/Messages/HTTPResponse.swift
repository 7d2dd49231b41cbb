/// A response to a client.
package struct HTTPResponse: Sendable {
  /// The content of a response.
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Events that are sent while the connection is open.
    case events(EventStream)
  }

  package var status: Int
  /// The headers in their order.
  package var headers: [HTTPRequest.Parameter]
  package var body: Body

  package init(status: Int = 200, type: String, headers: [HTTPRequest.Parameter] = [], body: Body) {
    self.status = status
    self.headers = [HTTPRequest.Parameter("Content-Type", type)] + headers
    self.body = body
  }

  package init(
    status: Int = 200, type: String, headers: [HTTPRequest.Parameter] = [], _ bytes: some Sequence<UInt8>
  ) {
    self.init(status: status, type: type, headers: headers, body: .bytes(Array(bytes)))
  }

  /// Returns a response with an error in one line: `{"error":"…"}`.
  package static func failure(_ status: Int, _ message: String) -> HTTPResponse {
    var text = ""
    for scalar in message.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return HTTPResponse(status: status, type: "application/json", "{\"error\":\"\(text)\"}".utf8)
  }

  /// Returns the value of a header.
  package func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  /// The bytes of the body; none of a stream.
  package var bytes: [UInt8] {
    if case .bytes(let bytes) = body { bytes } else { [] }
  }
}
