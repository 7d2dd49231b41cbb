import Foundation

/// The peer that people draw feeds with where they have no simulator.
enum Chromium {
  private static let names = [
    "chrome-headless-shell", "chromium-headless-shell", "headless_shell", "chromium", "chromium-browser",
    "google-chrome",
  ]

  static let options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]

  /// The path of one that is installed; throws `Skipped` where there is none.
  static func program() throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for name in names {
      for folder in folders where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    }
    throw Skipped(reason: "none of \(names.joined(separator: ", ")) is installed")
  }
}
