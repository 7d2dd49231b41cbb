/// The headers of every response, which keep other pages from using it.
package enum SecurityHeaders {
  /// The policy of content for a response that is not a page.
  private static let policy = "default-src 'none'; frame-ancestors 'none'"

  /// Returns the headers that a response lacks.
  static func missing(in response: HTTPResponse) -> [HTTPRequest.Parameter] {
    let all = [
      HTTPRequest.Parameter("X-Content-Type-Options", "nosniff"),
      HTTPRequest.Parameter("Cross-Origin-Resource-Policy", "same-origin"),
      HTTPRequest.Parameter("Cross-Origin-Opener-Policy", "same-origin"),
      HTTPRequest.Parameter("Referrer-Policy", "no-referrer"),
      HTTPRequest.Parameter("Cache-Control", "no-store"),
      HTTPRequest.Parameter("Content-Security-Policy", policy),
    ]
    return all.filter { response.header($0.name) == nil }
  }
}
