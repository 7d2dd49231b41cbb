import CellSnapshots
import Foundation
import UIKit

@testable import CellCatalog

/// Mounts, lays out and records an entry as rendering does, and captures its layout.
@MainActor
func capturedLayout(of content: Entry.Content, width: CGFloat = 375, style: UIUserInterfaceStyle = .light)
  throws
  -> SnapshotLayout
{
  let setting = DeviceSetting()
  defer { setting.restore() }
  var configuration = Configuration(width: width)
  configuration.userInterfaceStyle = style
  configuration.makeCurrent()
  let entry = Entry("Test") { UIView() }
  let job = RenderJob(index: 0, entry: entry, name: try EntryName("Test"), configuration: configuration)
  let mounted = MountedContent(content, size: job.screenSize)
  defer { mounted.unmount() }
  let shape = try PictureShape(measuring: mounted, job: job)
  let plan = TilePlan(size: shape.size, scale: 2, rowEdges: [], maximumSide: 32_767)
  let tile = TileRecorder(content: mounted, shape: shape, plan: plan, job: job).record(tile: 0)
  return SnapshotLayout(of: mounted.view, rect: tile.rect)
}

@MainActor
func capturedLayout(of view: UIView, width: CGFloat = 375) throws -> SnapshotLayout {
  try capturedLayout(of: .view(view), width: width)
}
