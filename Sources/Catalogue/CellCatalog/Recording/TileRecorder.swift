import CellDrawing
import CellSnapshots
package import Foundation
package import UIKit

/// A recorder of a mounted view, tile by tile. A table only has cells for the rows of one tile, and reuses them.
@MainActor
package struct TileRecorder: TileSource {
  package let content: MountedContent
  let shape: PictureShape
  private let job: RenderJob
  private let plan: TilePlan
  private let needsLayouts: Bool
  private let diagnostics: Diagnostics

  /// - Parameters:
  ///   - content: The built entry of `job`.
  ///   - pageWidth: The width of the bitmap for a tile in points, if it shows more than the tile.
  ///   - maximumSide: The maximum side of a tile in pixels.
  ///   - diagnostics: The collector that has the diagnostics of building and layout, for the first tile.
  package init(
    _ content: MountedContent, of job: RenderJob, pageWidth: CGFloat? = nil,
    maximumSide: Int = Bitmap.maximumSide, needsLayouts: Bool = false,
    diagnostics: Diagnostics = Diagnostics()
  ) throws(RenderError) {
    shape = try PictureShape(measuring: content, job: job)
    // Measuring many rows leaves more free memory than painting needs.
    if shape.rowCount > 1_000 { FreeMemory.giveBack() }
    plan = TilePlan(
      size: CGSize(width: pageWidth ?? shape.size.width, height: shape.size.height),
      scale: job.configuration.scale, rowEdges: shape.rowEdges, maximumSide: maximumSide)
    self.content = content
    self.job = job
    self.needsLayouts = needsLayouts
    self.diagnostics = diagnostics
  }

  /// The size of the whole picture, in points.
  package var size: CGSize { shape.size }
  package var rowCount: Int { shape.rowCount }
  package var tileCount: Int { plan.count }

  package func record(tile index: Int) -> RecordedTile {
    var tile = diagnostics.collecting { recordScene(ofTile: index) }
    tile.diagnostics = diagnostics.take()
    tile.absences = diagnostics.ofTheMoment
    return tile
  }

  private func recordScene(ofTile index: Int) -> RecordedTile {
    let rect = plan.rect(at: index, width: shape.size.width)
    let name = SnapshotName(
      entry: job.name, configuration: job.configuration, tile: plan.count > 1 ? index + 1 : nil)
    show(rect)
    let scene = content.view.scene(of: rect)
    // Labels know their lines only after the scene is made.
    let layout = needsLayouts ? SnapshotLayout(of: content.view, rect: rect) : nil
    let masks = MaskedRects(job.entry.masks, in: content.view, rect: rect, scale: job.configuration.scale)
    var tile = RecordedTile(
      job: job.index, scene: scene, rect: rect, configuration: job.configuration, name: name, layout: layout,
      masks: masks.rects, tileCount: plan.count)
    tile.blankReason = job.entry.blankReason?(content.view)
    return tile
  }

  package func close() {
    content.unmount()
  }

  /// Lays out the part of the picture in `rect`. A table only lays out the rows in it.
  private func show(_ rect: CGRect) {
    let view = content.view
    let frame = CGRect(origin: .zero, size: shape.size)
    if view.frame != frame { view.frame = frame }
    if let tableView = view as? UITableView, job.entry.height == .automatic {
      tableView.layoutRows(in: rect.offsetBy(dx: 0, dy: tableView.bounds.minY))
    }
    view.layoutIfNeeded()
  }
}

extension TileRecorder {
  /// Builds the job's entry and lays it out, and measures both.
  package init(
    of job: RenderJob, maximumSide: Int = Bitmap.maximumSide, needsLayouts: Bool = false,
    times: inout StageTimes
  ) throws(RenderError) {
    let diagnostics = Diagnostics()
    let content: MountedContent
    do throws(RenderError) {
      content = try times.measure(.build) { () throws(RenderError) in
        try diagnostics.collecting { () throws(RenderError) in try MountedContent(of: job) }
      }
    } catch {
      diagnostics.passOn()
      throw error
    }
    do throws(RenderError) {
      self = try times.measure(.layout) { () throws(RenderError) in
        try diagnostics.collecting { () throws(RenderError) in
          try TileRecorder(
            content, of: job, maximumSide: maximumSide, needsLayouts: needsLayouts, diagnostics: diagnostics)
        }
      }
    } catch {
      content.unmount()
      diagnostics.passOn()
      throw error
    }
  }
}
