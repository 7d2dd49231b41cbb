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
  /// The background. Unless specified, it is the system's if there are callouts, and else transparent.
  package var background: PageBackground?
  /// The background in the dark appearance; nil if it is the same.
  package var darkBackground: PageBackground?
  /// The radius of the corners.
  package var corner: CGFloat = 0
  /// Whether a hairline runs along the edges, for pictures with the background of the page.
  package var hasBorder = false

  /// The views with numbered marks, which a legend explains.
  package var callouts: [ViewName] = []
  /// Whether a frame of the configuration's device is around the picture.
  package var hasFrame = false
  /// Whether the pictures are described for people who do not see them.
  package var isDescribed = false

  package init() {}

  /// Returns the colour of the background in an appearance; nil for none.
  func backgroundColor(isDark: Bool) -> Color? {
    let usual = callouts.isEmpty ? PageBackground.transparent : .system
    return ((isDark ? darkBackground : nil) ?? background ?? usual).color(isDark: isDark)
  }

  /// Returns the hairline along the edges in a configuration; nil for none.
  func border(in configuration: SnapshotConfiguration) -> IllustratedPage.Border? {
    guard hasBorder else { return nil }
    let isDark = configuration.userInterfaceStyle == .dark
    return IllustratedPage.Border(width: 1 / configuration.scale, color: Color(white: isDark ? 0.35 : 0.78))
  }

  /// The end of the pictures' names.
  var suffix: String {
    let parts =
      (crop.isEmpty ? "" : "-crop") + (hasFrame ? "-frame" : "") + (callouts.isEmpty ? "" : "-callouts")
    return parts.isEmpty && !isUnchanged ? "-page" : parts
  }

  /// Whether only one tile of a picture is drawn.
  var hasOneTile: Bool { !crop.isEmpty || !callouts.isEmpty || hasFrame }

  /// Returns the frame around a tile. A view is below the safe area of the screen, and a controller's picture includes
  /// this area.
  @MainActor
  func frame(around tile: RecordedTile, of content: MountedContent) -> DeviceFrame? {
    guard hasFrame, let device = tile.configuration.deviceModel else { return nil }
    return DeviceFrame(
      around: tile.rect, of: device, top: content.controller == nil ? device.safeAreaInsets.top : 0,
      isDark: tile.configuration.userInterfaceStyle == .dark)
  }

  /// Whether the pictures are drawn as they are.
  private var isUnchanged: Bool {
    var plain = Illustration()
    plain.isDescribed = isDescribed
    return self == plain
  }

  /// Returns the page of a tile's picture, or of a part of it.
  func page(of picture: CGRect, part: CGRect?, in tile: RecordedTile) -> IllustratedPage {
    IllustratedPage(of: picture, part: part, padding: padding, scale: tile.configuration.scale)
  }

  /// Returns the illustrated tiles of a job, each under a name of its own.
  @MainActor
  package func source(of job: RenderJob, times: inout StageTimes) throws(RenderError) -> any TileSource {
    try IllustratedTiles(of: job, as: self, times: &times)
  }

  /// Throws if a page with its legend is too large to draw. `size` is in points.
  func check(page size: CGSize, of job: RenderJob) throws(RenderError) {
    let scale = job.configuration.scale
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard max(width, height) > CGFloat(Bitmap.maximumSide) else { return }
    throw .pageTooLarge(entry: job.title, width: Int(width), height: Int(height))
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
