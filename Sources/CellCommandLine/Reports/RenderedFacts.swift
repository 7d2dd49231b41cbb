import CellCatalog
import CellPreview
import CellSnapshots
import Foundation

/// The answer of `render --json`: the facts about every picture that was drawn.
struct RenderedFacts: Encodable {
  private let pictures: [PictureFacts]

  /// - Parameters:
  ///   - jobs: The jobs. Those without files are left out.
  ///   - formats: The formats of the files.
  ///   - folder: The folder of the pictures.
  @MainActor
  init(of jobs: [RenderJob], formats: [PictureFormat], in folder: OutputFolder) throws {
    pictures = try jobs.compactMap { job in
      let files = Self.files(of: job, formats, in: folder)
      guard !files.isEmpty else { return nil }
      return try PictureFacts(of: job.entry, name: job.name, configuration: job.configuration, files: files)
    }
  }

  /// Returns the files of a job: one for each format, or for each tile and format.
  @MainActor
  private static func files(of job: RenderJob, _ formats: [PictureFormat], in folder: OutputFolder)
    -> [String]
  {
    let whole = SnapshotName(entry: job.name, configuration: job.configuration)
    return formats.flatMap { format -> [String] in
      let path = folder.path(of: whole.path(format: format))
      if FileManager.default.fileExists(atPath: FilePath.onDisk(path)) { return [path] }
      var tiles: [String] = []
      while case let tile = SnapshotName(entry: whole.entry, variant: whole.variant, tile: tiles.count + 1),
        case let path = folder.path(of: tile.path(format: format)),
        FileManager.default.fileExists(atPath: FilePath.onDisk(path))
      {
        tiles.append(path)
      }
      return tiles
    }
  }
}
