import CellServer
import CellSnapshots

/// The page of the preview: its markup, styles and script, from the files in `Page`.
enum PreviewPage {
  /// The data of a page that asks a server.
  struct LiveData: Hashable, Sendable, Codable {
    var mode = "live"
    var token: String
  }

  /// Returns the page as a response. Its policy allows only its own script and style, by a random word.
  static func response(token: AccessToken, title: String) -> HTTPResponse {
    let nonce = AccessToken().text
    let text = text(
      title: title, policy: "", nonce: nonce, data: EmbeddedJSON.text(of: LiveData(token: token.text)))
    return HTTPResponse(
      type: "text/html; charset=utf-8",
      headers: [HTTPRequest.Parameter("Content-Security-Policy", policy(nonce: nonce))], text.utf8)
  }

  static func policy(nonce: String) -> String {
    "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
      + "img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  }

  /// Returns the text of the page.
  static func text(title: String, policy: String, nonce: String, data: String) -> String {
    FilledPage.text(
      of: markup,
      [
        "title": title.escapedForHTML, "policy": policy, "nonce": nonce, "tokens": ReportPage.sharedStyles,
        "styles": styles, "script": script, "data": data,
      ])
  }
}
