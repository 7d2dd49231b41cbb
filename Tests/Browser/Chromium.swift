import Foundation

/// The browser that the tests open pages in, if it is installed.
package enum Chromium {
  package static let path: String? = ["chromium-headless-shell", "chromium"].map { "/usr/bin/\($0)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  package struct Failure: Error {
    package var output: String

    package init(output: String) {
      self.output = output
    }
  }

  /// Returns the document as its scripts leave it after a minute of the page's virtual time.
  @concurrent
  package static func document(of page: String, width: Int = 1300, height: Int = 800) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "--kill-after=5", "120", path ?? "chromium", "--headless", "--no-sandbox", "--disable-gpu",
      "--force-prefers-reduced-motion", "--window-size=\(width),\(height)", "--virtual-time-budget=60000",
      "--dump-dom", URL(fileURLWithPath: page).absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }
}
