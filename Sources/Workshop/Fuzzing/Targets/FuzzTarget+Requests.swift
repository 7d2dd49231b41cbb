import CellPreview
import CellServer

extension FuzzTarget {
  static let requests = FuzzTarget(
    "requests", "a request to the preview: lines of a head, a query and a body"
  ) {
    bytes in
    var source = ByteSource(bytes)
    let head = source.longText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var request = HTTPRequest(method: head.first ?? "GET", path: head.dropFirst().first ?? "/")
    for line in head.dropFirst(2) {
      let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard pair.count == 2 else { continue }
      request.headers[pair[0].lowercased(), default: []].append(pair[1])
    }
    for part in source.longText().split(separator: "&", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      request.query.append(HTTPRequest.Parameter(pair.first ?? "", pair.count > 1 ? pair[1] : ""))
    }
    request.body = source.remainder()
    let rule = AccessRule(token: AccessToken(text: "secret"), port: 8642)
    // Whoever does not know the secret gets no response.
    let knowsSecret = bytes.count >= 6 && String(decoding: bytes, as: UTF8.self).contains("secret")
    precondition(
      knowsSecret || rule.response(to: request) != nil, "a request without the secret gets a response")
    _ = UntrustedInput.read(request, rule: rule)
  }
}
