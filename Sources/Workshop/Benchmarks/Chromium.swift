import Foundation

/// The browser with which people draw feeds where they have no simulator.
enum Chromium {
  private static let names = [
    "chrome-headless-shell", "chromium-headless-shell", "headless_shell", "chromium", "chromium-browser",
    "google-chrome",
  ]

  static let options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]

  /// Returns the path of an installed Chromium. Throws `Skipped` where there is none.
  static func program() throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for name in names {
      for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    }
    throw Skipped(reason: "none of \(names.joined(separator: ", ")) is installed")
  }
}
