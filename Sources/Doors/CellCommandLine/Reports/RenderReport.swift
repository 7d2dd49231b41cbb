import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation

/// The report of `render`: progress on a terminal and a line for each job.
@MainActor
struct RenderReport: JobReport {
  let jobs: JobProgress
  /// Whether no line is printed for a finished job.
  var isSilent = false
  /// Whether the pictures are parts of a sheet, so that a later process has to draw them again.
  var isPartOfSheet = false

  func didFinish(_ result: RenderResult) throws(FileError) {
    jobs.clear()
    let lacking = result.isDrawn ? result.snapshots.filter(\.verdict.lacksPicture) : []
    for snapshot in lacking {
      StandardError.line("\(snapshot.name) \(snapshot.verdict.words): \(snapshot.message ?? "")")
    }
    if result.isDrawn, lacking.isEmpty, !isSilent {
      try StandardOutput.line(SummaryLine.text(for: result))
    }
    guard !isPartOfSheet else { return }
    for snapshot in lacking { Supervision.current.journal?.add(.verified(snapshot)) }
    Supervision.current.journal?.add(.told(snapshot: result.snapshotTitle, pictures: result.files.count))
  }

  /// Prints a diagnostic. The line that a picture is not drawn contains what the machine could not draw.
  func didFind(_ diagnostic: Diagnostic, in title: String) {
    guard !diagnostic.isOfTheMoment else { return }
    jobs.clear()
    DiagnosticLines.write(diagnostic, in: title)
  }

  /// Returns the line with the number of pictures and their folder.
  static func total(_ pictureCount: Int, in folder: OutputFolder) -> String {
    let pictures = pictureCount == 1 ? "1 picture" : "\(pictureCount) pictures"
    return "\(pictures) in \(URL(fileURLWithPath: FilePath.onDisk(folder.path)).path)"
  }
}
