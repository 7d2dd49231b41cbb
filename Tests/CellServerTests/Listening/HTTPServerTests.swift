import CellDrawing
import Foundation
import Testing

@testable import CellServer

@Suite struct HTTPServerTests {
  /// A server that responds with what it got.
  private func server(_ handler: @escaping HTTPServer.Handler = Self.echo) throws -> (
    HTTPServer, TestClient, [String]
  ) {
    let socket = try ListeningSocket(address: "127.0.0.1", port: 0)
    let port = socket.port
    let token = AccessToken()
    let server = try HTTPServer(socket, rule: AccessRule(token: token, port: port), handler)
    let headers = [
      "Host: 127.0.0.1:\(port)", "Cookie: cellsnap-\(port)=\(token.text)", "Origin: http://127.0.0.1:\(port)",
      "X-CellSnap-Token: \(token.text)", "Content-Type: application/json",
    ]
    return (server, TestClient(port: port), headers)
  }

  private static let echo: HTTPServer.Handler = { request in
    let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    return HTTPResponse(
      type: "text/plain", "\(request.method) \(request.path) [\(query)] \(request.body.count)".utf8)
  }

  @Test func `a request arrives with its decoded path and query`() throws {
    let (server, client, headers) = try server()
    let response = client.send(
      "GET /a%20b?entry=Feed%2FPost&dark=1&edit=k%3Dv%26w HTTP/1.1", headers: headers)
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(response.hasSuffix("GET /a b [entry=Feed/Post dark=1 edit=k=v&w] 0"))
    withExtendedLifetime(server) {}
  }

  @Test func `every response has the headers that keep other pages out`() throws {
    let (server, client, headers) = try server()
    let response = client.send("GET / HTTP/1.1", headers: headers)
    for line in [
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "Referrer-Policy: no-referrer",
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    ] { #expect(response.contains(line)) }
    #expect(!response.lowercased().contains("access-control"))
    withExtendedLifetime(server) {}
  }

  @Test func `a refused request does not reach the handler`() throws {
    let (server, client, headers) = try server { _ in HTTPResponse(type: "text/plain", "reached".utf8) }
    let foreign = client.send("GET / HTTP/1.1", headers: ["Host: evil.example"])
    #expect(foreign.hasPrefix("HTTP/1.1 403") && !foreign.contains("reached"))
    let options = client.send("OPTIONS / HTTP/1.1", headers: headers)
    #expect(options.hasPrefix("HTTP/1.1 405") && !options.contains("reached"))
    withExtendedLifetime(server) {}
  }

  @Test func `a body arrives whole`() throws {
    let (server, client, headers) = try server()
    let body = String(repeating: "x", count: 200_000)
    let head = ["POST / HTTP/1.1"] + headers + ["Content-Length: \(body.utf8.count)", "Connection: close"]
    let response = client.exchange(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    #expect(response.hasSuffix("POST / [] 200000"))
    withExtendedLifetime(server) {}
  }

  @Test func `a body that is too large is refused before it is sent`() throws {
    let (server, client, headers) = try server()
    let head = ["POST / HTTP/1.1"] + headers + ["Content-Length: 99999999", "Connection: close"]
    #expect(client.exchange(head.joined(separator: "\r\n") + "\r\n\r\n").hasPrefix("HTTP/1.1 413"))
    withExtendedLifetime(server) {}
  }

  @Test func `a head that is too large is refused`() throws {
    let (server, client, headers) = try server()
    let long = "GET /?entry=\(String(repeating: "a", count: 60_000)) HTTP/1.1"
    #expect(!client.send(long, headers: headers).hasPrefix("HTTP/1.1 200"))
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [
    "GET\r\n\r\n", "GET / HTTP/9\r\n\r\n", "\u{1}\u{2}\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
  ])
  func `nonsense is never served`(text: String) throws {
    let (server, client, _) = try server()
    #expect(!client.exchange(text).contains(" 200 "))
    withExtendedLifetime(server) {}
  }

  @Test func `events arrive while the connection is open`() throws {
    let hub = EventHub()
    let (server, client, headers) = try server { _ in
      let stream = hub.open(with: [("status", "{}")])
      stream.add("changes", data: "1")
      stream.close()
      return HTTPResponse(type: "text/event-stream", body: .events(stream))
    }
    let response = client.send("GET /events HTTP/1.1", headers: headers)
    #expect(response.contains("event: status\ndata: {}\n\n"))
    #expect(response.contains("event: changes\ndata: 1\n\n"))
    withExtendedLifetime(server) {}
  }

  @Test func `streams whose clients are gone free their connections at once`() throws {
    let hub = EventHub()
    let streams = Mutex<[EventStream]>([])
    let (server, client, headers) = try server { request in
      guard request.path == "/events" else { return HTTPResponse(type: "text/plain", body: .bytes([0x61])) }
      let stream = hub.open(with: [("status", "{}")])
      streams.withLock { $0.append(stream) }
      return HTTPResponse(type: "text/event-stream", body: .events(stream))
    }
    let request = (["GET /events HTTP/1.1"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    let sockets = (0..<60).compactMap { _ in client.connection(sending: request) }
    for socket in sockets {
      var byte: UInt8 = 0
      #expect(recv(socket, &byte, 1, 0) == 1)
    }
    for socket in sockets { close(socket) }
    // Without the look at the client, each stream would wait for ten seconds.
    for _ in 0..<5_000 where streams.withLock({ $0.contains(where: \.isOpen) }) { usleep(1_000) }
    #expect(streams.withLock { $0.count == 60 && !$0.contains(where: \.isOpen) })
    #expect(client.send("GET / HTTP/1.1", headers: headers).hasSuffix("a"))
    withExtendedLifetime(server) {}
  }

  @Test func `a port that is taken is refused with the way out`() throws {
    let first = try ListeningSocket(address: "127.0.0.1", port: 0)
    let port = first.port
    let error = #expect(throws: ServerError.self) {
      _ = try ListeningSocket(address: "127.0.0.1", port: port)
    }
    #expect(
      error?.description
        == "cannot listen at 127.0.0.1 port \(port): address already in use; give another --port")
    close(first.descriptor)
  }

  @Test func `a name in place of an address is refused`() {
    let error = #expect(throws: ServerError.self) {
      _ = try ListeningSocket(address: "nowhere.example", port: 0)
    }
    #expect(
      error?.description
        == "\"nowhere.example\" is not an address of this machine; give an IP address such as 127.0.0.1")
  }
}
