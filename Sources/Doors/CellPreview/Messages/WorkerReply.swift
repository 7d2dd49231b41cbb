import CellServer
import Foundation

/// The reply of the process that draws: the parts of an HTTP response.
struct WorkerReply: Hashable, Sendable {
  /// The part of a reply before its bytes.
  struct Head: Hashable, Sendable, Codable {
    var status = 200
    var type: String
    var headers: [String: String] = [:]
  }

  var head: Head
  var bytes: [UInt8]

  init(status: Int = 200, type: String, headers: [String: String] = [:], _ bytes: [UInt8]) {
    head = Head(status: status, type: type, headers: headers)
    self.bytes = bytes
  }

  init(head: Head, bytes: [UInt8]) {
    self.head = head
    self.bytes = bytes
  }

  init(json value: some Encodable) {
    self.init(type: "application/json", ResponseJSON.bytes(of: value))
  }

  init(_ error: PreviewError) {
    let response = HTTPResponse.failure(error.status, error.description)
    self.init(status: error.status, type: "application/json", response.bytes)
  }

  /// The reply as an HTTP response.
  var response: HTTPResponse {
    let headers = head.headers.sorted { $0.key < $1.key }.map { HTTPRequest.Parameter($0.key, $0.value) }
    return HTTPResponse(status: head.status, type: head.type, headers: headers, bytes)
  }
}
