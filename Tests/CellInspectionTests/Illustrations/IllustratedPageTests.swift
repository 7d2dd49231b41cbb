import CellDrawing
import Foundation
import Testing
@testable import CellInspection

@Suite struct IllustratedPageTests {
  private static let picture = CGRect(x: 0, y: 100, width: 40, height: 20)
  private static let red = Node.fill(
    .rect(picture), .nonZero, .color(Color(red: 1, green: 0, blue: 0)))

  @Test func `padding shows more of the picture around a part, and the background beyond`() {
    let page = IllustratedPage(
      of: Self.picture, part: CGRect(x: 10, y: 102, width: 5, height: 5), padding: 4, scale: 1)
    #expect(page.rect == CGRect(x: 6, y: 98, width: 13, height: 13))
    #expect(page.shown == CGRect(x: 6, y: 100, width: 13, height: 11))
  }

  @Test func `padding without a part is around the whole picture`() {
    let page = IllustratedPage(of: Self.picture, part: nil, padding: 4, scale: 1)
    #expect(page.rect == CGRect(x: -4, y: 96, width: 48, height: 28))
    #expect(page.shown == Self.picture)
  }

  @Test func `a page has whole pixels`() {
    let page = IllustratedPage(
      of: Self.picture, part: CGRect(x: 10.2, y: 102.6, width: 5, height: 5), padding: 0, scale: 2)
    #expect(page.rect == CGRect(x: 10, y: 102.5, width: 5.5, height: 5.5))
  }

  @Test func `pixels outside the round corners are transparent`() throws {
    let page = IllustratedPage(of: Self.picture, part: nil, padding: 2, scale: 1)
    let scene = page.scene(of: [Self.red], background: .white, corner: 10)
    #expect(scene.size == CGSize(width: 44, height: 24))
    let bitmap = try Bitmap(width: 44, height: 24)
    Painter().paintAnew(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 1, into: bitmap)
    #expect(pixel(bitmap, 0, 0) == [0, 0, 0, 0])
    #expect(pixel(bitmap, 22, 0) == [255, 255, 255, 255])
    // The bytes are in the order blue, green, red, alpha.
    #expect(pixel(bitmap, 22, 12) == [0, 0, 255, 255])
  }

  @Test func `a border is a hairline inside the edges`() throws {
    let page = IllustratedPage(of: Self.picture, part: nil, padding: 2, scale: 1)
    let border = IllustratedPage.Border(width: 1, color: .black)
    let scene = page.scene(of: [], background: .white, corner: 0, border: border)
    #expect(scene.size == CGSize(width: 44, height: 24))
    let bitmap = try Bitmap(width: 44, height: 24)
    Painter().paintAnew(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 1, into: bitmap)
    for (x, y) in [(0, 0), (43, 0), (0, 12), (22, 23)] { #expect(pixel(bitmap, x, y) == [0, 0, 0, 255]) }
    for (x, y) in [(1, 1), (42, 22)] { #expect(pixel(bitmap, x, y) == [255, 255, 255, 255]) }
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = y * bitmap.stride + 4 * x
    return Array(bitmap.pixels[start..<start + 4])
  }
}
