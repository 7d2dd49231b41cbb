import CellCatalog
import CellSnapshots

/// The check of DocC's names before the first picture is drawn. They have no folders, so two may be the same.
enum DocCNames {
  /// Throws if two jobs would have one name, or if DocC does not know a scale.
  @MainActor
  static func check(_ jobs: [RenderJob]) throws {
    var seen: [String: RenderJob] = [:]
    for job in jobs {
      let (configuration, name) = (
        job.configuration, SnapshotName(entry: job.name, configuration: job.configuration)
      )
      guard [1, 2, 3].contains(configuration.scale) else {
        throw .failure(
          "--names docc: DocC knows no pictures with \(PlainNumber.text(configuration.scale)) pixels per point; "
            + "give --scale 1, 2 or 3")
      }
      // Case is ignored, because pictures are also checked out on file systems that ignore it.
      let path = PictureNaming.docc.path(of: name, configuration, format: .png)
      guard let other = seen.updateValue(job, forKey: path.lowercased()) else { continue }
      throw .failure(
        "--names docc: \(other.title) and \(job.title) would both be \(path); rename one, or draw only one")
    }
  }
}
