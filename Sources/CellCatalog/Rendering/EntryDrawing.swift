import CellDrawing
package import CellSnapshots
package import Foundation
package import UIKit

/// Draws an entry in one configuration at once, without other threads: what a test does.
@MainActor
package struct EntryDrawing {
  private let job: RenderJob

  package init(_ entry: Entry, name: EntryName, configuration: Configuration) {
    job = RenderJob(index: 0, entry: entry, name: name, configuration: configuration)
  }

  /// Gives each picture, or each tile of a tall one, to `body`, as long as its views are laid out.
  ///
  /// Throws `RenderError`, and what `body` throws.
  package func forEachPicture(_ body: (Picture) throws -> Void) throws {
    try Device.using(job.configuration.device) { try drawEachPicture(body) }
  }

  private func drawEachPicture(_ body: (Picture) throws -> Void) throws {
    _ = Diagnostics.take()
    var times = StageTimes()
    let recorder = try TileRecorder(of: job, times: &times)
    defer { recorder.close() }
    for index in 0..<recorder.tileCount {
      let tile = recorder.record(tile: index)
      let warnings = Diagnostics.take().map { "\($0.path): \($0.message)" }
      try body(Picture(tile: tile, view: recorder.content.view, warnings: warnings))
    }
  }
}

extension EntryDrawing {
  /// A picture, or a tile of a tall one, that was recorded and is not painted yet.
  @MainActor
  package struct Picture {
    let tile: RecordedTile
    /// The entry's view, laid out for the picture.
    package let view: UIView
    /// A line for each thing that could not be laid out as asked for.
    package let warnings: [String]

    package var name: SnapshotName { tile.name }
    /// The part of the view that the picture shows, in points from the top left corner that the view shows.
    package var rect: CGRect { tile.rect }
    /// Pixels a point.
    package var scale: CGFloat { tile.configuration.scale }
    package var layout: SnapshotLayout { SnapshotLayout(of: view, rect: tile.rect) }
    /// The picture as shapes, and a line for each image that turned out to be broken.
    package var svg: (bytes: [UInt8], brokenImages: [String]) {
      let document = SVG.document(of: tile.scene, rect: tile.rect, title: tile.name.title)
      return (document.bytes, BrokenImages(document.brokenImages).lines)
    }
    /// What masks cover of it, in pixels.
    package func rects(of masks: [SnapshotMask]) -> [PixelRect] {
      MaskedRects(masks, in: view, rect: rect, scale: scale).rects
    }

    /// Gives it to `body`, to be painted when its pixels are asked for; they are another picture's as soon as that
    /// returns.
    ///
    /// Returns a line for each image that turned out to be broken, as far as the picture was painted. Throws `FileError`
    /// where there is no memory, and what `body` throws.
    @discardableResult
    package func paint(_ body: (DrawnSnapshot) throws -> Void) throws -> [String] {
      let painter = try Self.painter ?? TilePainter()
      // A picture that `body` paints itself has another painter.
      Self.painter = nil
      let painted = PaintedTile(tile, by: painter)
      try body(
        DrawnSnapshot(
          name: tile.name, pixels: painted, scale: Double(tile.configuration.scale),
          layout: layout, provenance: { [tile] in tile.provenance }))
      if painter.byteCount <= Self.keptByteCount { Self.painter = painter }
      return painted.brokenImages.lines
    }

    /// The most bytes of pixels that are kept for the next picture.
    private static let keptByteCount = 64 << 20
    private static var painter: TilePainter?
  }
}
