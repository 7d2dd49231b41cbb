/// The rule that decides which requests a server on this machine responds to.
///
/// A web page in the same browser can send requests to any address. So a request must name exactly this server as its
/// host, which stops pages that bind their own name to this machine's address. It must also bring the secret, which only
/// the printed address contains.
package struct AccessRule: Hashable, Sendable {
  package var token: AccessToken
  /// The port that clients use.
  package var port: UInt16
  /// The names of this server that clients may use.
  package var hosts: [String]

  /// - Parameter further: Names besides the names of the loopback address.
  package init(token: AccessToken, port: UInt16, hosts further: [String] = []) {
    self.token = token
    self.port = port
    hosts = ["127.0.0.1", "localhost", "[::1]"] + further
  }

  /// The name of the cookie that holds the secret. Cookies do not distinguish ports, so the name does.
  package var cookieName: String { "cellsnap-\(port)" }

  /// The maximum size of a body, in bytes.
  package static let maximumBody = 4 << 20

  /// Returns the response to a request that the rule refuses or that only exchanges the secret for a cookie. Returns nil
  /// for a request that the server responds to.
  package func response(to request: HTTPRequest) -> HTTPResponse? {
    guard ["GET", "HEAD", "POST"].contains(request.method) else {
      var response = HTTPResponse.failure(405, "send GET or POST")
      response.headers.append(HTTPRequest.Parameter("Allow", "GET, HEAD, POST"))
      return response
    }
    guard let host = request.header("host"), isOurs(host) else {
      return .failure(403, "the Host header must be this server's own address")
    }
    if let sent = request.query.first(where: { $0.name == "token" })?.value {
      return exchange(sent, request)
    }
    // Cookies do not distinguish ports, so a page of another port of this machine could send this server's cookie.
    let site = request.headers["sec-fetch-site"] ?? ["none"]
    guard site == ["none"] || site == ["same-origin"] else {
      return .failure(403, "the request comes from another page; open the address that the preview printed")
    }
    guard token.matches(request.cookie(named: cookieName)) else {
      return .failure(403, "open the address that the preview printed; it contains the secret of this server")
    }
    return request.method == "POST" ? refusal(ofChange: request, host: host) : nil
  }

  /// Returns whether a `Host` header names this server. Its letters may be in any case; everything else is exact.
  private func isOurs(_ host: String) -> Bool {
    hosts.contains { "\($0):\(port)" == host.lowercased() || (port == 80 && $0 == host.lowercased()) }
  }

  /// Turns the secret of an address into a cookie, and removes it from the address.
  private func exchange(_ sent: String, _ request: HTTPRequest) -> HTTPResponse {
    guard request.method == "GET", token.matches(sent) else {
      return .failure(403, "this secret is not the server's; open the address that the preview printed last")
    }
    let cookie = "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict"
    // The path begins with a single slash, so it cannot lead to another server.
    let path = "/" + request.path.drop { $0 == "/" || $0 == "\\" }
    let isPlain = path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    return HTTPResponse(
      status: 303, type: "text/plain",
      headers: [
        HTTPRequest.Parameter("Set-Cookie", cookie), HTTPRequest.Parameter("Location", isPlain ? path : "/"),
      ], [])
  }

  /// Returns the refusal of a request that changes something but does not come from a page of this server.
  private func refusal(ofChange request: HTTPRequest, host: String) -> HTTPResponse? {
    guard token.matches(request.header("x-cellsnap-token")) else {
      return .failure(403, "a POST request needs the secret in the header X-CellSnap-Token")
    }
    guard request.header("origin") == "http://\(host)" else {
      return .failure(403, "a POST request must come from a page of this server")
    }
    guard request.headers["sec-fetch-site"] == nil || request.header("sec-fetch-site") == "same-origin" else {
      return .failure(403, "a POST request must come from a page of this server")
    }
    guard request.header("content-type") == "application/json" else {
      return .failure(415, "send the Content-Type application/json")
    }
    guard request.headers["transfer-encoding"] == nil,
      let length = request.header("content-length").flatMap({ Int($0) })
    else { return .failure(411, "send a Content-Length") }
    guard length <= Self.maximumBody else { return .failure(413, "send at most \(Self.maximumBody) bytes") }
    return nil
  }
}
