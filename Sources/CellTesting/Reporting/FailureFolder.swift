import CellSnapshots

/// The folder that keeps the pictures of what failed, to look at after the run.
struct FailureFolder {
  let path: String

  /// `CELLSNAP_OUTPUT`, or `cellsnap-failures` beside the tests that were built.
  init(_ environment: SnapshotEnvironment, program: String = CommandLine.arguments.first ?? "") {
    if let named = environment.variables["CELLSNAP_OUTPUT"], !named.isEmpty {
      path = named
    } else {
      let folder = FilePath.folder(of: program) ?? "."
      path = "\(folder)/cellsnap-failures"
    }
  }

  /// Writes the pictures of an outcome and says where they are, or why they are not, in a line each.
  func keep(_ outcome: SnapshotOutcome) -> [String] {
    do throws(FileError) {
      var lines: [String] = []
      let folder = try OutputFolder(making: path)
      try folder.makeFolders(for: outcome.name)
      for (role, bytes) in outcome.files where role != .reference {
        let file = folder.path(of: "\(outcome.name).\(role.rawValue).\(outcome.format.fileExtension)")
        _ = try AtomicFile.write(bytes, to: file)
        lines.append("\(role.rawValue): \(file)")
      }
      return lines
    } catch {
      return ["\(error); name another folder with CELLSNAP_OUTPUT"]
    }
  }
}
