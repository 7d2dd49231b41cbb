import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// Records a mounted view tile by tile; a table has cells for the rows of a tile only, and uses them again.
@MainActor
struct TileRecorder {
  let content: MountedContent
  let shape: PictureShape
  let plan: TilePlan
  let job: RenderJob
  var needsLayouts = false

  func record(tile index: Int) -> RecordedTile {
    let rect = plan.rect(at: index, width: shape.size.width)
    let name = SnapshotName(
      entry: job.name, configuration: job.configuration, tile: plan.count > 1 ? index + 1 : nil)
    show(rect)
    let scene = content.view.scene(of: rect)
    // After the scene: then labels know their lines.
    let layout = needsLayouts ? SnapshotLayout(of: content.view, rect: rect) : nil
    let masks = MaskedRects(job.entry.masks, in: content.view, rect: rect, scale: job.configuration.scale)
    return RecordedTile(
      job: job.index, scene: scene, rect: rect, configuration: job.configuration, name: name, layout: layout,
      masks: masks.rects, tileCount: plan.count)
  }

  /// Lays out what `rect` of the picture shows; of a table, the rows in it and no others.
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
