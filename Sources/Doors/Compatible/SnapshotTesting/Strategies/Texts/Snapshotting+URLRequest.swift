#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that compares requests as they are sent, with sorted headers.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Returns a strategy that compares requests as they are sent.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let parts = RequestParts(request)
      let head = ["\(parts.method) \(parts.address)"] + parts.headers.map { "\($0.name): \($0.value)" }
      let body = request.httpBody.map { ["", RequestParts.text(of: $0, pretty: pretty)] } ?? []
      return (head + body).joined(separator: "\n")
    }
  }

  /// A strategy that compares requests as a command of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let parts = RequestParts(request)
      var words = ["curl"]
      switch parts.method {
      case "GET": break
      case "HEAD": words.append("--head")
      default: words.append("--request \(parts.method)")
      }
      words += parts.headers.filter { $0.name != "Cookie" }.map {
        "--header \(quoted("\($0.name): \($0.value)"))"
      }
      if let body = request.httpBody {
        words.append("--data \(quoted(RequestParts.text(of: body, pretty: false)))")
      }
      words += parts.headers.filter { $0.name == "Cookie" }.map { "--cookie \(quoted($0.value))" }
      words.append("\"\(parts.address)\"")
      return words.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\\"", with: "\\\\\"").replacingOccurrences(
      of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

/// The parts of a request in a fixed order.
private struct RequestParts {
  let method: String
  /// The address, with the items of its query sorted by name.
  let address: String
  let headers: [(name: String, value: String)]

  init(_ request: URLRequest) {
    method = request.httpMethod ?? "GET"
    var components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    if let items = components?.queryItems { components?.queryItems = items.sorted { $0.name < $1.name } }
    address = components?.url?.absoluteString ?? request.url?.absoluteString ?? "(null)"
    headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func text(of body: Data, pretty: Bool) -> String {
    if pretty, let value = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }
}
