/// A request of a client, with its whole body.
package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// The path without the query, with its percent escapes decoded: `/picture`.
  package var path: String
  /// The parameters of the query in their order, decoded. A parameter without a value has an empty one.
  package var query: [Parameter]
  /// The values of the headers in their order, by their names in lower case.
  package var headers: [String: [String]]
  package var body: [UInt8]

  package init(
    method: String = "GET", path: String, query: [Parameter] = [], headers: [String: [String]] = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// A name with a value in a query.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of a header that the request has exactly once, and nil otherwise.
  package func header(_ name: String) -> String? {
    guard let values = headers[name], values.count == 1 else { return nil }
    return values[0]
  }

  /// Returns the value of a cookie, or nil if the request has none of that name.
  package func cookie(named name: String) -> String? {
    for line in headers["cookie"] ?? [] {
      for part in line.split(separator: ";") {
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard pair.count == 2, pair[0].drop(while: { $0 == " " }) == name else { continue }
        return String(pair[1])
      }
    }
    return nil
  }
}
