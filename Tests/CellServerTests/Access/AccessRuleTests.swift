import Testing

@testable import CellServer

@Suite struct AccessRuleTests {
  private let rule = AccessRule(token: AccessToken(text: "secret"), port: 8642)

  private func request(
    _ method: String = "GET", host: String? = "127.0.0.1:8642", cookie: String? = "cellsnap-8642=secret",
    query: [HTTPRequest.Parameter] = [], _ headers: [String: [String]] = [:]
  ) -> HTTPRequest {
    var request = HTTPRequest(method: method, path: "/", query: query, headers: headers)
    request.headers["host"] = host.map { [$0] }
    request.headers["cookie"] = cookie.map { [$0] }
    return request
  }

  /// A change as the server's own page sends it.
  private func change(_ headers: [String: [String]] = [:]) -> HTTPRequest {
    let usual = [
      "x-cellsnap-token": ["secret"], "origin": ["http://127.0.0.1:8642"],
      "content-type": ["application/json"],
      "content-length": ["2"], "sec-fetch-site": ["same-origin"],
    ]
    return request("POST", usual.merging(headers) { $1 })
  }

  private func status(_ request: HTTPRequest) -> Int? { rule.response(to: request)?.status }

  @Test func `a request with the server's name and the cookie gets its response`() {
    #expect(status(request()) == nil)
    #expect(status(request(host: "localhost:8642")) == nil)
    #expect(status(request(host: "LOCALHOST:8642")) == nil)
    #expect(status(request(host: "[::1]:8642")) == nil)
  }

  @Test(arguments: [
    "evil.example:8642", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:8642", "127.evil.example:8642",
    "localhost:8642.evil.example", "", "user@127.0.0.1:8642",
  ])
  func `another host is refused, also for GET`(host: String) {
    #expect(status(request(host: host)) == 403)
  }

  @Test func `a request without a host, or with two, is refused`() {
    #expect(status(request(host: nil)) == 403)
    var twice = request()
    twice.headers["host"] = ["127.0.0.1:8642", "127.0.0.1:8642"]
    #expect(status(twice) == 403)
  }

  @Test func `a further host must be named`() {
    var named = rule
    named.hosts.append("build-1.local")
    #expect(named.response(to: request(host: "build-1.local:8642"))?.status == nil)
    #expect(status(request(host: "build-1.local:8642")) == 403)
  }

  @Test(arguments: [nil, "cellsnap-8642=other", "cellsnap-8642=", "cellsnap-8000=secret", "secret", "x"])
  func `a request without the cookie is refused`(cookie: String?) {
    #expect(status(request(cookie: cookie)) == 403)
  }

  @Test func `the cookie is found among others`() {
    #expect(status(request(cookie: "a=b; cellsnap-8642=secret; c=d")) == nil)
  }

  @Test func `the secret of the address becomes a cookie for this site alone`() {
    let response = rule.response(to: request(cookie: nil, query: [HTTPRequest.Parameter("token", "secret")]))
    #expect(response?.status == 303)
    #expect(response?.header("Location") == "/")
    #expect(response?.header("Set-Cookie") == "cellsnap-8642=secret; Path=/; HttpOnly; SameSite=Strict")
  }

  @Test func `a wrong secret becomes no cookie`() {
    let response = rule.response(to: request(query: [HTTPRequest.Parameter("token", "guess")]))
    #expect(response?.status == 403)
    #expect(response?.header("Set-Cookie") == nil)
  }

  @Test(arguments: ["//evil.example/", "/\\evil.example", "/\\/evil.example"])
  func `the secret's exchange leads to no other server`(path: String) {
    var exchange = request(cookie: nil, query: [HTTPRequest.Parameter("token", "secret")])
    exchange.path = path
    let location = rule.response(to: exchange)?.header("Location") ?? ""
    #expect(location.hasPrefix("/") && !location.hasPrefix("//") && !location.contains("\\"))
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `a request from a page of another port is refused`(site: String) {
    #expect(status(request("GET", ["sec-fetch-site": [site]])) == 403)
    #expect(status(request("GET", ["sec-fetch-site": ["none"]])) == nil)
  }

  @Test(arguments: ["OPTIONS", "PUT", "DELETE", "TRACE", "CONNECT"])
  func `other methods are refused`(method: String) {
    #expect(status(request(method)) == 405)
  }

  @Test func `a change from the server's own page gets its response`() {
    #expect(status(change()) == nil)
  }

  @Test func `a change needs the secret in a header too`() {
    #expect(status(change(["x-cellsnap-token": ["guess"]])) == 403)
    #expect(status(change(["x-cellsnap-token": []])) == 403)
  }

  @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1:3000", "https://127.0.0.1:8642"])
  func `a change from another origin is refused`(origin: String) {
    #expect(status(change(["origin": [origin]])) == 403)
  }

  @Test func `a change from another site is refused`() {
    #expect(status(change(["sec-fetch-site": ["same-site"]])) == 403)
    #expect(status(change(["sec-fetch-site": ["cross-site"]])) == 403)
  }

  @Test func `a change must be JSON of a known and small size`() {
    #expect(status(change(["content-type": ["text/plain"]])) == 415)
    #expect(status(change(["content-length": []])) == 411)
    #expect(status(change(["transfer-encoding": ["chunked"]])) == 411)
    #expect(status(change(["content-length": ["4194305"]])) == 413)
  }
}
