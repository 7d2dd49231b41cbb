import CellCatalog
import CellSnapshots
import Foundation

/// Tells the user how rendering goes: progress on a terminal and a line for each job.
@MainActor
struct RenderReport: JobReport {
  let jobs: JobProgress

  func didFinish(_ result: RenderResult) throws(FileError) {
    jobs.clear()
    try StandardOutput.write(line: SummaryLine.text(for: result))
  }

  /// How many pictures there are, and where.
  static func total(_ pictureCount: Int, in folder: OutputFolder) -> String {
    let pictures = pictureCount == 1 ? "1 picture" : "\(pictureCount) pictures"
    return "\(pictures) in \(URL(fileURLWithPath: folder.path).path)"
  }
}
