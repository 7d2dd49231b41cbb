import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation

/// A drawer of pictures for the page, which reuses its memory.
@MainActor
final class PreviewPicture {
  private var encoder: PictureEncoder?

  /// Draws the tile of a request as PNG, with the places of the tile in its headers.
  func reply(to drawing: PreviewDrawing) throws(PreviewError) -> WorkerReply {
    try drawing.draw { [self] _, recorder in
      let index = drawing.request.tile - 1
      guard index < recorder.tileCount else {
        throw PreviewError.invalid(
          "there are \(recorder.tileCount) tiles, but no tile \(drawing.request.tile)")
      }
      let encoder = try self.encoder ?? PictureEncoder()
      self.encoder = encoder
      let tile = recorder.record(tile: index)
      let bytes = try encoder.png(of: tile)
      return WorkerReply(
        type: "image/png",
        headers: [
          "ETag": "\"\(ContentHash(of: bytes))\"",
          "X-CellSnap-Size": Self.pair(recorder.size.width, recorder.size.height),
          "X-CellSnap-Tiles": "\(recorder.tileCount)",
          "X-CellSnap-Tile": Self.pair(tile.rect.minY, tile.rect.height),
        ], bytes)
    }
  }

  private static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "\(PlainNumber.text(first))x\(PlainNumber.text(second))"
  }
}
