import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct DifferenceImageTests {
  private func image(
    _ reference: Bitmap, _ actual: Bitmap, _ rule: SnapshotComparisonRule = .exact, masks: [PixelRect] = []
  ) throws -> Bitmap {
    try Comparison(
      ComparedPicture(reference, masks: masks), ComparedPicture(actual, masks: masks), rule: rule
    ).differenceImage()
  }

  private func isGrey(_ color: UInt32) -> Bool {
    color >> 16 & 255 == color & 255 && color >> 8 & 255 == color & 255 && color >> 24 == 255
  }

  @Test func `equal pixels are shown in dark grey`() throws {
    let image = try image(picture("#r."), picture("#r."))
    #expect([image[0, 0], image[1, 0], image[2, 0]].allSatisfy(isGrey))
    #expect(image[0, 0] < image[1, 0])
    #expect(image[1, 0] < image[2, 0])
    #expect(image[2, 0] & 255 < 128)
  }

  @Test func `a stronger change is a deeper red`() throws {
    let old = try picture(30, 30, 0xFFFF_FFFF)
    let new = try picture(30, 30, 0xFFFF_FFFF).with(0xFFFA_FAFA, at: (10, 10)).with(0xFF00_0000, at: (11, 10))
    let image = try image(old, new)
    #expect(image[10, 10] >> 16 & 255 == 255)
    #expect(image[10, 10] >> 8 & 255 > 200)
    #expect(image[11, 10] >> 8 & 255 < 60)
  }

  @Test func `boxes are outlined two pixels away`() throws {
    let image = try image(
      picture(30, 30, 0xFFFF_FFFF), picture(30, 30, 0xFFFF_FFFF).with(0xFF00_0000, at: (10, 10)))
    #expect(image[8, 10] == DifferenceColor.outline)
    #expect(image[10, 12] == DifferenceColor.outline)
    #expect(image[13, 13] == DifferenceColor.outline)
    #expect(isGrey(image[9, 10]) && image[9, 10] != DifferenceColor.outline)
  }

  @Test func `antialiased pixels have a colour of their own`() throws {
    let rows = ["###....", "###....", "###....", "###....", "###....", "###....", "###...."]
    func edge(_ grey: UInt32) throws -> Bitmap {
      let bitmap = try picture(rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6])
      return bitmap.with(0xFF80_8080, at: (3, 0), (3, 1), (3, 2), (3, 4), (3, 5), (3, 6)).with(
        grey, at: (3, 3))
    }
    let image = try image(
      edge(0xFF80_8080), edge(0xFF40_4040), .pixelmatch(threshold: 0.1, countsAntialiasing: false))
    #expect(image[3, 3] == DifferenceColor.antialiased)
  }

  @Test func `masks are hatched, and the pixels below are hidden`() throws {
    let image = try image(
      picture(20, 20, 0xFFFF_FFFF), picture(20, 20, 0xFF00_0000),
      masks: [PixelRect(x: 0, y: 0, width: 20, height: 20)])
    let colors = Set((0..<20).map { image[$0, 10] })
    #expect(colors.contains(DifferenceColor.hatch))
    #expect(colors.count == 2)
    #expect(colors.allSatisfy { $0 == DifferenceColor.hatch || isGrey($0) })
  }

  @Test func `a difference drawn over the reference is the same picture`() throws {
    func comparison() throws -> Comparison {
      let old = try picture(30, 20, 0xFFFF_FFFF).with(0xFF40_4040, at: (3, 3), (9, 12))
      let new = try picture(30, 20, 0xFFFF_FFFF).with(0xFF00_0000, at: (4, 3), (9, 12), (20, 19))
      let mask = [PixelRect(x: 12, y: 2, width: 9, height: 9)]
      return try Comparison(
        ComparedPicture(old, masks: mask), ComparedPicture(new, masks: mask), rule: .exact)
    }
    let apart = try comparison().differenceImage()
    let other = try comparison()
    let over = try other.differenceImage(replacesReference: true)
    #expect(over === other.reference.bitmap)
    #expect(over.hasPixels(of: apart))
  }

  @Test func `the difference of two sizes is a new picture`() throws {
    let comparison = try Comparison(
      ComparedPicture(try picture(20, 10, 0xFFFF_FFFF)), ComparedPicture(try picture(20, 20, 0xFFFF_FFFF)),
      rule: .exact)
    #expect(try comparison.differenceImage(replacesReference: true) !== comparison.reference.bitmap)
  }

  @Test func `pixels of only one picture are green or purple`() throws {
    let inserted = try image(picture(20, 10, 0xFFFF_FFFF), picture(20, 20, 0xFFFF_FFFF))
    #expect(inserted.height == 20)
    let removed = try image(picture(20, 20, 0xFFFF_FFFF), picture(20, 10, 0xFFFF_FFFF))
    let (green, purple) = (inserted[10, 15], removed[10, 15])
    #expect(green >> 8 & 255 > green >> 16 & 255)
    #expect(purple & 255 > purple >> 8 & 255)
  }
}
