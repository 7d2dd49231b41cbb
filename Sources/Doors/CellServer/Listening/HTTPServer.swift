internal import CellSnapLoading
internal import CellSnapServer
import Foundation

/// A small HTTP server for browsers on this machine, with a thread for each connection.
package final class HTTPServer {
  /// A function that responds to a request. It is called on the thread of the connection, and may wait.
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  private let daemon: OpaquePointer
  private let context: Unmanaged<ServerContext>

  private static let limits = cellsnap_server_limits(connections: 64, memory: 32 << 10, seconds: 10)

  /// Starts to respond to requests.
  package init(
    _ socket: consuming ListeningSocket, rule: AccessRule, _ handler: @escaping Handler
  ) throws(ServerError) {
    if let reason = cellsnap_load(CELLSNAP_SERVER) {
      close(socket.descriptor)
      throw ServerError("the server cannot start: \(String(cString: reason))")
    }
    context = .passRetained(ServerContext(rule: rule, handler: handler))
    guard
      let daemon = cellsnap_server_start(
        socket.descriptor, Self.limits, PendingRequest.respond, PendingRequest.complete, context.toOpaque())
    else {
      context.release()
      close(socket.descriptor)
      throw ServerError("the server cannot start; give another --port")
    }
    self.daemon = daemon
  }

  /// Closes the socket and waits for the connections. Streams of events must be closed before.
  deinit {
    MHD_stop_daemon(daemon)
    context.release()
  }
}

/// The parts of a server that its connections use.
final class ServerContext: Sendable {
  let rule: AccessRule
  let handler: HTTPServer.Handler

  init(rule: AccessRule, handler: @escaping HTTPServer.Handler) {
    self.rule = rule
    self.handler = handler
  }

  /// Responds to a request whose head the rule accepted.
  func response(to request: HTTPRequest) -> HTTPResponse {
    handler(request)
  }
}
