import CellSnapTemporaryFiles
import Foundation
import Testing

/// A server on this machine that reads files by GET and writes them by PUT.
final class WebServer {
  let folder: TemporaryFolder
  let address: String
  private let process = Process()

  /// The script of the server. It answers 507 to each PUT of a path that begins with `/full`.
  private static let script = """
    import http.server, os
    class Handler(http.server.SimpleHTTPRequestHandler):
      def do_PUT(self):
        path = self.translate_path(self.path)
        bytes = self.rfile.read(int(self.headers['Content-Length']))
        code = 507 if self.path.startswith('/full') else 201
        if code == 201:
          os.makedirs(os.path.dirname(path), exist_ok=True)
          open(path, 'wb').write(bytes)
        self.send_response(code)
        self.send_header('Content-Length', '0')
        self.end_headers()
      def log_message(self, *words): pass
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
    """

  static let isPossible = ["python3", "curl"].allSatisfy { name in
    ["/usr/bin/", "/usr/local/bin/", "/bin/"].contains { access($0 + name, X_OK) == 0 }
  }

  init() throws {
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    address = "http://127.0.0.1:\(port)/store"
  }

  deinit {
    // A test's thread blocks other signals, and the server inherits this.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
