package import CellCatalog
import CellDrawing
package import Foundation

/// The settings that turn pictures of entries into illustrations for documentation. Lengths are in points.
package struct Illustration: Hashable, Sendable {
  /// The maximum number of views in a list.
  package static let maximumViewCount = 64
  /// The maximum padding and radius.
  package static let maximumLength: CGFloat = 512

  /// The views that the picture is cut to; empty for the whole picture.
  package var crop: [ViewName] = []
  /// The distance from the views, or the picture, to the edges.
  package var padding: CGFloat = 0
  package var background = PageBackground.transparent
  /// The background in the dark appearance; nil if it is the same.
  package var darkBackground: PageBackground?
  /// The radius of the corners.
  package var corner: CGFloat = 0

  package init() {}

  /// Returns the colour of the background in an appearance; nil for none.
  func backgroundColor(isDark: Bool) -> Color? {
    (isDark ? darkBackground ?? background : background).color(isDark: isDark)
  }

  /// The end of the pictures' names.
  var suffix: String { crop.isEmpty ? "-page" : "-crop" }

  /// Returns the illustrated tiles of a job, each under a name of its own.
  @MainActor
  package func source(of job: RenderJob, times: inout StageTimes) throws(RenderError) -> any TileSource {
    try IllustratedTiles(of: job, as: self, times: &times)
  }

  /// Throws if the page of a picture would be too wide to draw. `size` is the picture's, in points.
  func check(size: CGSize, of job: RenderJob) throws(RenderError) {
    guard crop.isEmpty else { return }
    let scale = job.configuration.scale
    let width = ((size.width + 2 * padding) * scale).rounded(.up)
    guard width > CGFloat(Bitmap.maximumSide) else { return }
    let height = ((size.height + 2 * padding) * scale).rounded(.up)
    throw .pageTooLarge(entry: job.title, width: Int(width), height: Int(height))
  }
}
