import CellDrawing
import CellSnapBrowser
import CellSnapTemporaryFiles
import Foundation

@testable import CellSnapshots

/// A run folder with a report that a script examines.
struct ReportFolder {
  private let folder: TemporaryFolder
  private let page: String

  /// - Parameter script: JavaScript that adds what it sees to `seen`, as texts. It can use what `user.js` declares.
  init(_ report: HTMLReport, script: String) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "images"), withIntermediateDirectories: true)
    for (name, height) in [("a", 60), ("b", 2000), ("c", 2000)] {
      let bytes = PNG.encode(try Bitmap(width: 80, height: height), compression: .fast)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: "images/\(name).png")))
    }
    page = try folder.write(CheckedPage.text(of: report.text, script: script), to: "report.html")
  }

  /// Returns the texts that the script put into `seen`, by their names.
  func seen(width: Int = 1300) async throws -> [String: String] {
    try await CheckedPage.seen(on: page, width: width)
  }
}
