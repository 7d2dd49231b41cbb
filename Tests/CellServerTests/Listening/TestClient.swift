import Foundation

@testable import CellServer

/// A client that sends bytes to a server on this machine and reads until the server closes the connection.
struct TestClient {
  var port: UInt16

  /// Sends a request and returns what comes back as text.
  func send(_ request: String, headers: [String] = []) -> String {
    let head = ([request] + headers + ["Connection: close"]).joined(separator: "\r\n") + "\r\n\r\n"
    return exchange(head)
  }

  /// Sends text as it is.
  func exchange(_ text: String) -> String {
    guard let socket = connection(sending: text) else { return "not connected" }
    defer { close(socket) }
    var response: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      response += buffer[..<count]
    }
    return String(decoding: response, as: UTF8.self)
  }

  /// Sends text on a new connection, which stays open. Returns its socket, or nil if there is none.
  func connection(sending text: String) -> Int32? {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(socket)
      return nil
    }
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(
          socket, $0.baseAddress.map { $0 + done }, bytes.count - done, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      done += count
    }
    return socket
  }
}
