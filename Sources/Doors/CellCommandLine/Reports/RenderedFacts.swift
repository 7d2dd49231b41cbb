import CellCatalog
import CellPreview
import CellSnapshots
import Foundation

/// The output of `render --json`: the facts about every picture that was drawn.
struct RenderedFacts: Encodable {
  private let pictures: [PictureFacts]

  /// - Parameters:
  ///   - jobs: The jobs. Those without files are left out.
  ///   - results: The results of the jobs that this process drew.
  ///   - formats: The formats of the files.
  ///   - folder: The folder of the pictures.
  @MainActor
  init(
    of jobs: [RenderJob], results: [RenderResult], formats: [PictureFormat], naming: PictureNaming,
    in folder: OutputFolder
  ) throws {
    let drawn = Dictionary(results.map { ($0.snapshotTitle, $0.files.map(\.path)) }) { first, _ in first }
    pictures = try jobs.compactMap { job in
      let paths = drawn[job.snapshotTitle] ?? Self.files(of: job, formats, naming, in: folder)
      guard !paths.isEmpty else { return nil }
      return try PictureFacts(
        of: job.entry, name: job.name, configuration: job.configuration, files: paths.map(folder.path(of:)))
    }
  }

  /// Returns the paths of the files that an earlier process wrote: one for each format, or for each tile and format.
  @MainActor
  private static func files(
    of job: RenderJob, _ formats: [PictureFormat], _ naming: PictureNaming, in folder: OutputFolder
  ) -> [String] {
    let whole = SnapshotName(entry: job.name, configuration: job.configuration)
    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: FilePath.onDisk(folder.path(of: path)))
    }
    return formats.flatMap { format -> [String] in
      let path = naming.path(of: whole, job.configuration, format: format)
      if isThere(path) { return [path] }
      var tiles: [String] = []
      while true {
        var tile = whole
        tile.tile = tiles.count + 1
        let path = naming.path(of: tile, job.configuration, format: format)
        guard isThere(path) else { return tiles }
        tiles.append(path)
      }
    }
  }
}
