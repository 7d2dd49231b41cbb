import CellServer
import CellSnapshots

/// A run whose report the preview serves, with buttons for decisions.
struct ReviewedRun: Sendable {
  let desk: ReviewDesk
  /// The command that runs the program, and the words after a command's name, for the lines to copy.
  let program: String
  let options: [String]

  /// Returns the report of the run as it is now.
  func page(token: AccessToken) throws(PreviewError) -> HTTPResponse {
    let run: Run
    do throws(FileError) { run = try desk.read() } catch { throw .failed("\(error)") }
    let nonce = AccessToken().text
    // The page asks for its pictures, so none is embedded.
    let report = HTMLReport(run: run, program: program, options: options)
    let policy =
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return HTTPResponse(
      type: "text/html; charset=utf-8",
      headers: [HTTPRequest.Parameter("Content-Security-Policy", policy)],
      report.text(forReviewWith: token.text, run: desk.review.run, nonce: nonce).utf8)
  }
}
