import Foundation
import Testing

@testable import CellDrawing

@Suite struct BandCutsTests {
  private func bands(_ nodes: [Node], height: Int = 100, of rowCount: Int, scale: CGFloat = 1) -> [Range<Int>]
  {
    BandCuts(of: nodes, under: .scale(x: scale, y: scale), height: height)?.bands(of: rowCount) ?? []
  }

  private func disc(_ y: CGFloat, _ side: CGFloat) -> Node {
    .fill(.ellipse(in: square(0, y, side)), .nonZero, .color(red))
  }

  @Test func `rectangles on whole pixels can be cut anywhere`() {
    #expect(
      bands([filled(CGRect(x: 0, y: 0, width: 9, height: 100), red)], of: 40) == [0..<40, 40..<80, 80..<100])
  }

  @Test func `a shape that is not a rectangle on whole pixels is not cut`() {
    // The disc and a pixel around it take rows 29 to 50.
    #expect(bands([disc(30, 20)], of: 40) == [0..<29, 29..<69, 69..<100])
    #expect(
      bands([filled(CGRect(x: 0, y: 30.5, width: 9, height: 19), red)], of: 40) == [
        0..<29, 29..<69, 69..<100,
      ])
  }

  @Test func `a band is longer where no cut is possible`() {
    #expect(bands([disc(10, 60)], of: 40) == [0..<9, 9..<71, 71..<100])
    #expect(bands([disc(-5, 200)], of: 40) == [0..<100])
  }

  @Test func `a band ends at the last possible cut`() {
    // No cut is possible from row 39 on, so the bands have 39 and 61 rows.
    #expect(bands([disc(40, 100)], of: 60) == [0..<39, 39..<100])
  }

  @Test func `overlapping boxes are kept in one band`() {
    #expect(bands([disc(10, 20), disc(20, 30)], of: 30) == [0..<9, 9..<51, 51..<81, 81..<100])
  }

  @Test func `a group that is only moved or clipped is cut between its nodes`() {
    let moved = Group(transform: .translation(x: 0, y: 20), nodes: [disc(10, 20)])
    #expect(bands([.group(moved)], of: 40) == [0..<29, 29..<69, 69..<100])
    let clipped = Group(
      clip: Group.Clip(path: .rect(CGRect(x: 0, y: 0, width: 9, height: 100))), nodes: [disc(30, 20)])
    #expect(bands([.group(clipped)], of: 40) == [0..<29, 29..<69, 69..<100])
  }

  @Test func `a group that is composed as one picture is not cut`() {
    let tall = filled(CGRect(x: 0, y: 10, width: 9, height: 80), red)
    #expect(bands([.group(Group(opacity: 0.5, nodes: [tall]))], of: 40) == [0..<9, 9..<91, 91..<100])
    #expect(bands([.group(Group(mask: [], nodes: [tall]))], of: 40) == [0..<9, 9..<91, 91..<100])
    let cut = Group(clip: Group.Clip(path: .ellipse(in: square(0, 0, 500))), nodes: [tall])
    #expect(bands([.group(cut)], of: 40) == [0..<9, 9..<91, 91..<100])
  }

  @Test func `a band's rows are in pixels`() {
    // 30 to 50 points are 60 to 100 pixels.
    #expect(bands([disc(30, 20)], height: 200, of: 80, scale: 2) == [0..<59, 59..<139, 139..<200])
  }

  @Test func `a scene with glass has no bands`() {
    let glass = Node.backdrop(Backdrop(path: .rect(square(0, 0, 9)), blur: 3, saturation: 1, tint: .white))
    #expect(bands([glass], of: 40) == [])
    #expect(bands([.group(Group(opacity: 0.5, nodes: [glass]))], of: 40) == [])
  }

  @Test func `a scene with a pattern has no bands`() {
    let image = Image(premultipliedBGRA: [0, 0, 0, 255], width: 1, height: 1)
    #expect(
      bands(
        [
          .fill(
            .rect(square(0, 0, 9)), .nonZero,
            .pattern(ImagePattern(image: image, tile: CGRect(x: 0, y: 0, width: 1, height: 1))))
        ], of: 40) == [])
  }

  @Test func `a picture without height has no bands`() {
    #expect(bands([], height: 0, of: 40) == [])
  }
}
