package import Foundation

/// Folders that tests read from.
package enum TestFolders {
  /// The checkout.
  package static let package: URL = {
    var folder = URL(filePath: #filePath)
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The folder with the measurements of Apple's engine.
  package static var measurements: URL { package.appending(path: "Tests/Measurements") }

  /// A folder with files of another project, which are no part of this one; nil where `Scripts/fixtures` did not fetch
  /// them and no folder `shared` beside the checkout has them.
  ///
  /// - Parameter name: `fixtures/pixelmatch`, `fixtures/paparazzi`, `fixtures/uber` or `mastodon`.
  package static func fixtures(_ name: String) -> URL? {
    [package.appending(path: ".build/shared"), package.deletingLastPathComponent().appending(path: "shared")]
      .map { $0.appending(path: name) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The reason that a skipped test gives.
  package static let fixturesAreMissing =
    "the files of another project are missing: fetch them with Scripts/fixtures"
}
