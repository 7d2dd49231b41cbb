import CellDrawing
import Testing

@testable import CellSnapshots

@Suite struct BoundingBoxTests {
  private func boxes(_ places: [PixelRect], width: Int = 400, height: Int = 400) throws -> [PixelRect] {
    let changed = try picture(width, height, 0xFFFF_FFFF)
    for place in places {
      for y in place.y..<(place.y + place.height) {
        for x in place.x..<(place.x + place.width) { _ = changed.with(0xFF00_0000, at: (x, y)) }
      }
    }
    return try compare(picture(width, height, 0xFFFF_FFFF), changed).boundingBoxes
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func `the words of a line share a box`() throws {
    // The words have 12 pixels between them, as at 2 pixels per point.
    let words = [rect(20, 50, 60, 24), rect(92, 50, 30, 30), rect(134, 52, 80, 22)]
    #expect(try boxes(words) == [rect(20, 50, 194, 30)])
  }

  @Test func `changes far from each other have separate boxes`() throws {
    let changes = [rect(0, 0, 10, 10), rect(300, 0, 10, 10), rect(0, 300, 10, 10)]
    #expect(try boxes(changes) == changes)
  }

  @Test func `many changed spots have few boxes`() throws {
    let spots = (0..<100).map { rect($0 % 10 * 40, $0 / 10 * 40, 1, 1) }
    let boxes = try boxes(spots)
    #expect((1...40).contains(boxes.count))
    for spot in spots {
      #expect(
        boxes.contains {
          ($0.x..<$0.x + $0.width).contains(spot.x) && ($0.y..<$0.y + $0.height).contains(spot.y)
        })
    }
  }

  @Test func `equal pictures have no boxes`() throws {
    #expect(try boxes([]).isEmpty)
  }
}
