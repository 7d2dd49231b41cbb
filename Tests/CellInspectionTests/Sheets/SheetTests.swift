import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import Testing
@testable import CellInspection

@Suite struct SheetTests {
  /// Returns a picture of 100 x 50 points that is filled with red.
  private func picture(
    _ entry: String, width: CGFloat = 100, isDark: Bool = false, scale: CGFloat = 1
  ) throws -> SheetPicture {
    let rect = CGRect(x: 0, y: 0, width: width, height: 50)
    let configuration = SnapshotConfiguration(
      width: width, scale: scale, userInterfaceStyle: isDark ? .dark : .light)
    let tile = RecordedTile(
      job: 0, scene: Scene(size: rect.size, nodes: [.fill(.rect(rect), .nonZero, .color(.black))]),
      rect: rect, configuration: configuration,
      name: SnapshotName(entry: try EntryName(entry), configuration: configuration), tileCount: 1)
    return try #require(SheetPicture([tile]))
  }

  @Test func `a sheet is as large as its columns, rows and captions`() throws {
    let sheet = Sheet([try picture("A"), try picture("B")])
    let one = Sheet([try picture("A")])
    // The margins are 24 points wide. Each further row has a caption, a gap of 20 points and a picture.
    #expect(sheet.size.width == 148)
    #expect(sheet.size.height - one.size.height > 20 + 50)
    let two = Sheet([try picture("A"), try picture("A", width: 60)])
    #expect(two.size.width == 228)
  }

  @Test func `the background is dark only if all pictures are`() throws {
    func background(_ sheet: Sheet) -> Node? { sheet.scene.nodes.first }
    func page(_ sheet: Sheet, white: Double) -> Node {
      .fill(.rect(CGRect(origin: .zero, size: sheet.size)), .nonZero, .color(Color(white: white)))
    }
    let mixed = Sheet([try picture("A"), try picture("A", isDark: true)])
    #expect(background(mixed) == page(mixed, white: 0.95))
    let dark = Sheet([try picture("A", isDark: true)])
    #expect(background(dark) == page(dark, white: 0.11))
  }

  @Test func `a sheet has the maximum scale of its pictures`() throws {
    #expect(Sheet([try picture("A"), try picture("A", scale: 3)]).scale == 3)
  }

  @Test func `a sheet without pictures has no tile`() throws {
    #expect(Sheet([]).tile(named: SnapshotName(entry: .unnamed, variant: "sheet")) == nil)
  }
}
