import CellSnapshots

/// A folder that keeps the texts of failed snapshots: `cellsnap-run-texts` beside `cellsnap-run`, whose run has
/// pictures only.
struct FailureFolder {
  let path: String

  init(beside run: TestRun) {
    path = "\(run.path)-texts"
  }

  /// Writes the texts of an outcome, and returns lines that say where they are, or why they could not be written.
  func keep(_ outcome: SnapshotOutcome) -> [String] {
    do throws(FileError) {
      var lines: [String] = []
      let folder = try OutputFolder(making: path)
      for (role, bytes) in outcome.files where role != .reference {
        let name = "\(outcome.name).\(role.rawValue).\(outcome.format.fileExtension)"
        _ = try folder.write(bytes, as: name)
        lines.append("\(role.rawValue): \(folder.path(of: name))")
      }
      return lines
    } catch {
      return ["\(error); name another folder with CELLSNAP_OUTPUT"]
    }
  }
}
