import CellDrawing
import Foundation
import UIKit

/// Records a mounted view tile by tile; a scroll view is moved, so that a table uses its cells again.
@MainActor
struct TileRecorder {
  let content: MountedContent
  let shape: PictureShape
  let plan: TilePlan
  let job: RenderJob

  func record(tile index: Int) -> RecordedTile {
    let rect = plan.rect(at: index, width: shape.size.width)
    let name = PictureName(
      entry: job.name, configuration: job.configuration, tile: plan.count > 1 ? index + 1 : nil)
    let recordedRect = scroll(to: rect)
    return RecordedTile(
      job: job.index, scene: content.view.scene(of: recordedRect), rect: recordedRect, name: name,
      tileCount: plan.count)
  }

  /// Makes the view show `rect` of the picture and returns what that is in the view's own coordinates.
  private func scroll(to rect: CGRect) -> CGRect {
    guard let scrollView = content.view as? UIScrollView, job.entry.height == .automatic else {
      content.view.frame = CGRect(origin: .zero, size: shape.size)
      content.view.layoutIfNeeded()
      return rect
    }
    scrollView.frame = CGRect(origin: .zero, size: rect.size)
    let offset = CGPoint(x: 0, y: rect.minY - scrollView.contentInset.top)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    scrollView.layoutIfNeeded()
    return CGRect(origin: offset, size: rect.size)
  }
}
