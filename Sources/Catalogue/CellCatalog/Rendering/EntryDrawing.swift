package import CellDrawing
package import CellSnapshots
package import Foundation
package import UIKit

/// A drawing of an entry in one configuration, at once and without other threads, as tests need it.
@MainActor
package struct EntryDrawing {
  private let job: RenderJob

  package init(_ entry: CatalogEntry, name: EntryName, configuration: SnapshotConfiguration) {
    job = RenderJob(index: 0, entry: entry, name: name, configuration: configuration)
  }

  /// Calls `body` with each picture, or with each tile of a tall one, while its views are laid out.
  ///
  /// Throws `RenderError`, and the errors of `body`.
  package func forEachPicture(_ body: (Picture) throws -> Void) throws {
    try job.using { try drawEachPicture(body) }
  }

  private func drawEachPicture(_ body: (Picture) throws -> Void) throws {
    var times = StageTimes()
    let recorder = try TileRecorder(of: job, times: &times)
    defer { recorder.close() }
    for index in 0..<recorder.tileCount {
      try body(Picture(tile: recorder.record(tile: index), view: recorder.content.view))
    }
  }
}

extension EntryDrawing {
  /// A recorded picture, or a recorded tile of a tall one, that is not painted yet.
  @MainActor
  package struct Picture {
    let tile: RecordedTile
    /// The entry's view, laid out for the picture.
    package let view: UIView

    package var name: SnapshotName { tile.name }
    /// The diagnostics of its building, layout and recording.
    package var diagnostics: [Diagnostic] { tile.diagnostics }
    /// The part of the view that the picture shows, in points from the top left corner of the view's visible area.
    package var rect: CGRect { tile.rect }
    /// The number of pixels per point.
    package var scale: CGFloat { tile.configuration.scale }
    package var layout: SnapshotLayout { SnapshotLayout(of: view, rect: tile.rect) }
    /// The picture as shapes, and a diagnostic for each image that turned out to be broken.
    package var svg: (bytes: [UInt8], diagnostics: [Diagnostic]) {
      let document = SVG.document(of: tile.scene, rect: tile.rect, title: tile.name.title)
      return (document.bytes, BrokenImages(document.brokenImages).diagnostics)
    }
    /// Returns the areas that masks cover, in pixels.
    package func rects(of masks: [SnapshotMask]) -> [PixelRect] {
      MaskedRects(masks, in: view, rect: rect, scale: scale).rects
    }

    /// Calls `body` with the picture, which is painted when its pixels are needed. The pixels are valid only until
    /// `body` returns.
    ///
    /// Returns a diagnostic for each broken image in the painted part of the picture. Throws `FileError` if there is no
    /// memory, and the errors of `body`.
    @discardableResult
    package func paint(_ body: (DrawnPicture) throws -> Void) throws -> [Diagnostic] {
      let painter = try Self.painter ?? TilePainter()
      // `body` may paint another picture, which then needs a painter of its own.
      Self.painter = nil
      let painted = PaintedTile(tile, by: painter)
      var drawn = DrawnPicture(
        name: tile.name, pixels: painted, scale: Double(tile.configuration.scale),
        layout: layout, provenance: { [tile] in tile.provenance })
      drawn.absences = { [tile] in tile.absences + painted.brokenImages.absences }
      try body(drawn)
      if painter.byteCount <= Self.keptByteCount { Self.painter = painter }
      return painted.brokenImages.diagnostics
    }

    /// The maximum size of the pixels that are kept for the next picture, in bytes.
    private static let keptByteCount = 64 << 20
    private static var painter: TilePainter?
  }
}
