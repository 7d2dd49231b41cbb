import CellServer
import CellSnapshots
import Foundation

/// A running preview: it serves the page and responds to its requests until it is released.
package final class PreviewServer {
  /// The address to open, with the secret: `http://127.0.0.1:8642/?token=…`.
  package let address: String
  /// The number of entries, or the reason why the program does not list them.
  package let entryCount: Result<Int, PreviewError>
  private let session: PreviewSession
  private let server: HTTPServer

  /// Starts a preview.
  ///
  /// - Parameters:
  ///   - listen: The address to listen at.
  ///   - port: The port, or 0 for a free one.
  ///   - hosts: The names besides the names of the loopback address that browsers may use.
  ///   - path: The path of the page to open.
  package init(
    _ settings: PreviewSettings, listen: String, port: UInt16, hosts: [String] = [], path: String = "/"
  ) throws(PreviewError) {
    let session = try PreviewSession(settings)
    let token = settings.keptToken?.token() ?? AccessToken()
    let site = PreviewSite(session, token: token)
    do throws(ServerError) {
      let socket = try ListeningSocket(address: listen, port: port)
      let actual = socket.port
      let isLoopback = listen == "127.0.0.1" || listen == "::1" || listen == "0.0.0.0" || listen == "::"
      let own = isLoopback ? [] : [listen.contains(":") ? "[\(listen)]" : listen]
      let rule = AccessRule(token: token, port: actual, hosts: own + hosts)
      server = try HTTPServer(socket, rule: rule) { site.response(to: $0) }
      address = "http://\(hosts.first ?? own.first ?? "127.0.0.1"):\(actual)\(path)?token=\(token.text)"
    } catch {
      session.end()
      throw .unavailable(error.description)
    }
    self.session = session
    do throws(PreviewError) {
      entryCount = .success(try session.catalogue().entries.count)
    } catch {
      entryCount = .failure(error)
    }
    session.start()
  }

  /// Ends the process that draws, and removes the temporary files.
  package func end() {
    session.hub.close()
    session.end()
  }
}
