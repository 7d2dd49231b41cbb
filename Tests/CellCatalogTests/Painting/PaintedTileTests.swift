import CellDrawing
import CellSnapshots
import Foundation
import CellSnapTemporaryFiles
import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite struct PaintedTileTests {
  /// Records a white page of 480 x 1,260 pixels (2.4 MB) with images at its bottom and its top, and calls
  /// `body`.
  private func forTile(images: [String] = [], _ body: (RecordedTile) throws -> Void) throws {
    let entry = CatalogEntry("Page", height: 420) {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 420))
      page.backgroundColor = .white
      for (index, path) in images.enumerated() {
        let view = UIImageView(image: UIImage(contentsOfFile: path))
        view.frame = CGRect(x: 10, y: index == 0 ? 400 : 10, width: 10, height: 10)
        page.addSubview(view)
      }
      return page
    }
    let drawing = EntryDrawing(
      entry, name: try EntryName("Page"), configuration: SnapshotConfiguration(width: 160, scale: 3))
    try drawing.forEachPicture { try body($0.tile) }
  }

  @Test func `hashing a tile takes the memory of one band`() throws {
    try forTile { tile in
      let painter = try TilePainter()
      let painted = PaintedTile(tile, by: painter)
      #expect(painted.size == (480, 1_260))
      let hash = try painted.hash()
      #expect(painter.byteCount < 480 * 1_260 * 4 / 2)
      let paintingTime = painted.paintingTime
      #expect(paintingTime > .zero)
      #expect(ContentHash(of: try painted.bitmap()) == hash)
      #expect(painter.byteCount == 480 * 1_260 * 4)
      #expect(painted.paintingTime > paintingTime)
    }
  }

  @Test func `a tile painted as a bitmap is not painted again`() throws {
    try forTile { tile in
      let painted = PaintedTile(tile, by: try TilePainter())
      let bitmap = try painted.bitmap()
      let paintingTime = painted.paintingTime
      #expect(try painted.hash() == ContentHash(of: bitmap))
      #expect(try painted.bitmap() === bitmap)
      #expect(painted.paintingTime == paintingTime)
    }
  }

  @Test func `broken images are the same however the tile is painted`() throws {
    let folder = try TemporaryFolder()
    let paths = ["a.png", "b.png"].map { folder.path(of: $0) }
    let bytes = PNG.encode(try Bitmap(width: 4, height: 4), compression: .small)
    for path in paths { try Data(bytes.prefix(bytes.count - 20)).write(to: URL(fileURLWithPath: path)) }
    let painter = try TilePainter()
    try forTile(images: paths) { tile in
      let (hashed, whole) = (PaintedTile(tile, by: painter), PaintedTile(tile, by: painter))
      _ = try hashed.hash()
      _ = try whole.bitmap()
      #expect(hashed.brokenImages.diagnostics.count == 2)
      #expect(hashed.brokenImages.diagnostics == whole.brokenImages.diagnostics)
      #expect(hashed.brokenImages.diagnostics[0].text.hasPrefix(paths[0]))
    }
    try forTile { tile in
      let painted = PaintedTile(tile, by: painter)
      #expect(painted.brokenImages.diagnostics.isEmpty)
      _ = try painted.hash()
      #expect(painted.brokenImages.diagnostics.isEmpty)
    }
  }
}
