import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// The tiles of a job painted by caches, with all rows collapsed and, beside them, expanded.
@MainActor
struct CachesTiles: TileSource {
  let rowCount: Int
  private let job: RenderJob
  /// The states side by side: one, or both.
  private let states: [State]
  /// The description of the picture; nil if it is not described.
  private let alternativeText: String?

  /// Records the tiles at once, unlike other sources, because the states may share their view models.
  ///
  /// - Parameter title: What the overlay shows, for the description of the picture; nil if it is not described.
  init(of job: RenderJob, title: String? = nil, times: inout StageTimes) throws(RenderError) {
    let (width, scale) = (job.configuration.width, job.configuration.scale)
    guard CachesOverlay.width(ofColumns: 2, width) * scale <= CGFloat(Bitmap.maximumSide) else {
      throw .tooWideForTwo(entry: job.title)
    }
    var states = [try State(isExpanded: false, of: job, title: title, times: &times)]
    guard states[0].hasOwners else { throw .nothingInPattern(entry: job.name.text) }
    if states[0].canExpand {
      let expanded = try State(isExpanded: true, of: job, times: &times)
      if expanded.pictures != states[0].pictures { states.append(expanded) }
    }
    self.job = job
    self.states = states
    alternativeText = states[0].alternativeText
    rowCount = states[0].rowCount
  }

  var tileCount: Int { states.map(\.pictures.count).max() ?? 0 }

  func record(tile index: Int) -> RecordedTile {
    let columns = states.filter { index < $0.pictures.count }.map { state in
      CachesOverlay.Column(
        title: states.count == 1 ? nil : state.isExpanded ? "expanded" : "collapsed",
        picture: state.pictures[index])
    }
    let drawing = CachesOverlay(
      columns, isDark: job.configuration.userInterfaceStyle == .dark,
      legendHeight: Overlay.legendHeight(in: job.configuration))
    let name = SnapshotName(
      entry: job.name, configuration: job.configuration, tile: tileCount > 1 ? index + 1 : nil)
    let scene = drawing.scene
    var tile = RecordedTile(
      job: job.index, scene: scene, rect: CGRect(origin: .zero, size: scene.size),
      configuration: job.configuration, name: name, tileCount: tileCount
    ).replaced(by: scene, for: .caches)
    tile.alternativeText = alternativeText
    return tile
  }

  func close() {}
}

extension CachesTiles {
  /// A picture, or a tile of a tall one, with its cached frames.
  struct Picture: Hashable, Sendable {
    var scene: Scene
    /// The shown part of the scene, in points.
    var rect: CGRect
    var frames: [CachedFrame]
  }

  /// An entry with all its rows collapsed, or expanded.
  @MainActor
  struct State {
    let isExpanded: Bool
    let rowCount: Int
    private(set) var pictures: [Picture] = []
    private(set) var hasOwners = false
    let canExpand: Bool
    private(set) var alternativeText: String?

    init(
      isExpanded: Bool, of job: RenderJob, title: String? = nil, times: inout StageTimes
    ) throws(RenderError) {
      self.isExpanded = isExpanded
      let content = try times.measure(.build) { () throws(RenderError) in try MountedContent(of: job) }
      defer { content.unmount() }
      let expansion = try times.measure(.layout) { () throws(RenderError) in
        _ = try PictureShape(measuring: content, job: job)
        return TextExpansion(isExpanded, of: content)
      }
      defer { expansion.undo() }
      let recorder = try times.measure(.layout) { () throws(RenderError) in
        try TileRecorder(
          content, of: job, pageWidth: CachesOverlay.width(ofColumns: 2, job.configuration.width),
          maximumSide: Overlay.maximumSide)
      }
      canExpand = !expansion.isEmpty
      rowCount = recorder.rowCount
      for index in 0..<recorder.tileCount {
        let tile = times.measure(.record) { recorder.record(tile: index) }
        // A picture of both states has no tile to keep them in.
        Diagnostics.report(tile.diagnostics)
        if let title, alternativeText == nil {
          alternativeText = AlternativeText(of: content.view, rect: tile.rect, title: title).text
        }
        let cached = CachedFrames(in: content.view, rect: tile.rect)
        hasOwners = hasOwners || cached.hasOwners
        pictures.append(Picture(scene: tile.scene, rect: tile.rect, frames: cached.frames))
      }
    }
  }
}
