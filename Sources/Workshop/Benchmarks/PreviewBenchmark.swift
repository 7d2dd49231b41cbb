import Foundation

/// A benchmark of the preview while its handle moves: one request in flight, from its first byte to the picture's last.
@MainActor
enum PreviewBenchmark {
  private static let entries = [
    "short", "long", "quote", "link", "photos-1", "photos-3-japanese", "photos-9",
  ]
  private static let widths = 320..<440
  /// The time of one frame of a screen, in milliseconds.
  private static let frame = 1_000.0 / 60

  /// Measures the posts of the demo at each width, against the time of a frame.
  static func dragging(rounds: Int) throws -> [Measurement] {
    let server = try PreviewProcess()
    var (middles, slowest): ([Double], [Double]) = ([], [])
    for _ in 0..<rounds {
      var times: [Double] = []
      for entry in entries {
        // The first picture decodes the photos, as it does when the entry is chosen.
        _ = try server.picture(of: "WallPost/\(entry)", width: 300)
        for width in widths {
          times.append(try milliseconds { _ = try server.picture(of: "WallPost/\(entry)", width: width) })
        }
      }
      times.sort()
      middles.append(times[times.count / 2])
      slowest.append(times[times.count * 99 / 100])
    }
    let work = "a dragged width of the demo's posts, request to bytes / a frame at 60 per second"
    return [
      Measurement(id: "preview-drag", work: "\(work), median", ours: middles, reference: [frame]),
      Measurement(id: "preview-drag-p99", work: "\(work), 99 of 100", ours: slowest, reference: [frame]),
    ]
  }
}

/// A preview of the demo in a process of its own, asked over one connection.
private final class PreviewProcess {
  private let process = Process()
  private let connection: Int32
  private let head: String

  init() throws {
    let output = Pipe()
    process.executableURL = URL(filePath: ProgramRun.sibling("cellsnap"))
    process.arguments = ["preview", "--port", "0", "--no-build"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("token="), let part = try output.fileHandleForReading.read(upToCount: 1) {
      text += String(decoding: part, as: UTF8.self)
    }
    let rest = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let match = (text + rest).firstMatch(of: /127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]+)/),
      let port = UInt16(match.1)
    else { throw BenchmarkError.failedProgram("cellsnap preview", lastLine: text) }
    head = " HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: cellsnap-\(port)=\(match.2)\r\n\r\n"
    connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      throw BenchmarkError.failedProgram("cellsnap preview", lastLine: "not connected")
    }
  }

  deinit {
    close(connection)
    process.terminate()
  }

  /// Returns the number of bytes of a picture.
  func picture(of entry: String, width: Int) throws -> Int {
    let name = entry.replacing("/", with: "%2F")
    let request = Array("GET /picture?entry=\(name)&width=\(width)\(head)".utf8)
    guard send(connection, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { throw lost }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var length: Int?
    while length.map({ bytes.count < $0 }) ?? true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { throw lost }
      bytes += buffer[..<count]
      guard length == nil, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
      let text = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
      guard text.hasPrefix("HTTP/1.1 200"), let match = text.firstMatch(of: /Content-Length: (\d+)/),
        let size = Int(match.1)
      else { throw BenchmarkError.failedProgram("cellsnap preview", lastLine: String(text.prefix(80))) }
      length = end.upperBound + size
    }
    return bytes.count
  }

  private var lost: BenchmarkError { .failedProgram("cellsnap preview", lastLine: "the connection was lost") }
}
