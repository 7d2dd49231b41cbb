import Foundation

/// A page that is open in Chromium.
///
/// Two pipes carry Chromium's protocol: JSON with a zero byte after each message.
final class ChromiumPage {
  private let process = Process()
  private let toBrowser: FileHandle
  private let fromBrowser: FileHandle
  private let folder: TemporaryFolder
  private var session: String?
  private var lastNumber = 0
  private var unread: [UInt8] = []

  /// Opens a file in a window of `size` points and waits until it is loaded.
  ///
  /// Throws `BenchmarkError.failedProgram` where the browser does not respond, and `Skipped` where there is
  /// none.
  init(path: String, size: CGSize, scale: Double) throws {
    folder = try TemporaryFolder()
    let program = try Chromium.program()
    let pipes = ["to", "from"].map { [folder] in "\(folder.path)/\($0)" }
    for pipe in pipes { mkfifo(pipe, 0o600) }
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads from descriptor 3 and writes to 4, which Foundation's `Process` cannot pass on.
    let script = #"pipes=$1; shift; exec "$@" 3<"$pipes/to" 4>"$pipes/from" 2>"$pipes/log""#
    process.arguments =
      ["-c", script, "sh", folder.path, program] + Chromium.options
      + ["--remote-debugging-pipe", "--user-data-dir=\(folder.path)/data", "about:blank"]
    try process.run()
    // Both pipes are open for reading and writing, so that neither waits for a browser that ended.
    toBrowser = try FileHandle(forUpdating: URL(filePath: pipes[0]))
    fromBrowser = try FileHandle(forUpdating: URL(filePath: pipes[1]))
    let target = try send("Target.createTarget", ["url": "file://\(path)"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] as? String ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": Int(size.width), "height": Int(size.height), "deviceScaleFactor": scale, "mobile": false])
    let loaded = """
      new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', done))
        .then(() => document.fonts.ready).then(() => document.images.length)
      """
    _ = try send("Runtime.evaluate", ["expression": loaded, "awaitPromise": true])
  }

  deinit {
    // A browser ends when its pipes are closed. A signal would reach the script that started it.
    try? toBrowser.close()
    try? fromBrowser.close()
    process.waitUntilExit()
  }

  /// Returns a part of the page as PNG, encoded as quickly as Chromium can.
  func picture(of rect: CGRect) throws -> Data {
    let clip = [
      "x": Double(rect.minX), "y": Double(rect.minY), "width": Double(rect.width),
      "height": Double(rect.height), "scale": 1,
    ]
    let response = try send(
      "Page.captureScreenshot",
      ["format": "png", "optimizeForSpeed": true, "captureBeyondViewport": true, "clip": clip])
    guard let text = response["data"] as? String, let data = Data(base64Encoded: text) else {
      throw failure("it gave no picture")
    }
    return data
  }

  private func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try toBrowser.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let response = try nextMessage()
      guard response["id"] as? Int == lastNumber else { continue }
      guard let result = response["result"] as? [String: Any] else { throw failure("\(response)") }
      return result
    }
  }

  private func nextMessage() throws -> [String: Any] {
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: 0) {
        defer { unread.removeSubrange(...end) }
        let object = try JSONSerialization.jsonObject(with: Data(unread[..<end]))
        return object as? [String: Any] ?? [:]
      }
      searched = unread.count
      try waitForBytes()
      var buffer = [UInt8](repeating: 0, count: 1 << 20)
      let count = read(fromBrowser.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { throw failure("its pipe is closed") }
      unread += buffer[..<count]
    }
  }

  private func waitForBytes() throws {
    var descriptor = pollfd(fd: fromBrowser.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard process.isRunning, poll(&descriptor, 1, 60_000) > 0 else {
      let log = (try? String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)) ?? ""
      throw failure(log.split(separator: "\n").last.map(String.init) ?? "no response in a minute")
    }
  }

  private func failure(_ reason: String) -> BenchmarkError {
    .failedProgram("Chromium", lastLine: reason)
  }
}
