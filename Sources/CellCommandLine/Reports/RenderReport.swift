import CellCatalog
import CellSnapshots
import Foundation

/// Tells the user how rendering goes: progress on a terminal and a line for each job.
@MainActor
struct RenderReport: JobReport {
  let jobs: JobProgress

  func didFinish(_ result: RenderResult) throws(FileError) {
    jobs.clear()
    if result.isDrawn { try StandardOutput.write(line: SummaryLine.text(for: result)) }
    Supervision.current.journal?.add(.told(snapshot: result.snapshotTitle, pictures: result.files.count))
  }

  /// How many pictures there are, and where.
  static func total(_ pictureCount: Int, in folder: OutputFolder) -> String {
    let pictures = pictureCount == 1 ? "1 picture" : "\(pictureCount) pictures"
    return "\(pictures) in \(URL(fileURLWithPath: FilePath.onDisk(folder.path)).path)"
  }
}
