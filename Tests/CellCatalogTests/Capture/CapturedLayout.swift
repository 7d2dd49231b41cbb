import CellSnapshots
import Foundation
import UIKit
@testable import CellCatalog

/// Mounts, lays out and records an entry as rendering does, applies `change` to the view, and captures the
/// layout.
@MainActor
func capturedLayout(
  of content: CatalogEntry.Content, width: CGFloat = 375, style: UIUserInterfaceStyle = .light,
  change: (UIView) throws -> Void = { _ in }
) throws -> SnapshotLayout {
  let configuration = SnapshotConfiguration(width: width, userInterfaceStyle: style)
  let entry = CatalogEntry("Test") { UIView() }
  let job = RenderJob(index: 0, entry: entry, name: try EntryName("Test"), configuration: configuration)
  return try Device.using(configuration.device) {
    let mounted = MountedContent(content, size: job.screenSize)
    defer { mounted.unmount() }
    let tile = try TileRecorder(mounted, of: job).record(tile: 0)
    try change(mounted.view)
    _ = mounted.view.scene(of: tile.rect)
    return SnapshotLayout(of: mounted.view, rect: tile.rect)
  }
}
