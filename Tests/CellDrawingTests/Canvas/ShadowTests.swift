import Foundation
import Testing

@testable import CellDrawing

@Suite struct ShadowTests {
  private func shadow(_ path: Path, blur: CGFloat, offset: CGSize = .zero) -> Node {
    .shadow(Shadow(source: .path(path, .nonZero), color: .black, offset: offset, blur: blur))
  }

  /// The part of a normal distribution below `x` standard deviations.
  private func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

  @Test(arguments: [1.0, 2.5, 4, 8])
  func `a shadow's edge follows the Gaussian integral`(blur: Double) throws {
    let edge = 40.0
    let bitmap = try painted(
      [shadow(.rect(CGRect(x: edge, y: -100, width: 200, height: 300)), blur: blur)], width: 80, height: 4)
    for x in 0..<80 {
      let expected = 255 * normal((Double(x) + 0.5 - edge) / blur)
      #expect(abs(Double(bitmap.alpha(x, 2)) - expected) < 3.5, "pixel \(x)")
    }
  }

  @Test func `a shadow's blur grows with the scale`() throws {
    let rect = Path.rect(CGRect(x: 20, y: -50, width: 200, height: 200))
    let once = try painted([shadow(rect, blur: 4)], width: 40, height: 2)
    let twice = try painted([shadow(rect, blur: 4)], width: 40, height: 2, scale: 2)
    for x in 0..<40 {
      #expect(abs(once.alpha(x, 1) - (twice.alpha(2 * x, 1) + twice.alpha(2 * x + 1, 1)) / 2) <= 3)
    }
  }

  @Test func `a wide blur takes fewer bytes of a document than a narrow one`() {
    func bytes(blur: CGFloat) -> Int {
      let size = CGSize(width: 400, height: 400)
      let scene = Scene(size: size, nodes: [shadow(.rect(square(100, 100, 200)), blur: blur)])
      return SVG.encode(scene, rect: CGRect(origin: .zero, size: size), title: "shadow").count
    }
    #expect(bytes(blur: 256) < bytes(blur: 64))
    #expect(bytes(blur: 64) < bytes(blur: 8))
  }

  @Test func `a shadow without blur draws the shape itself`() throws {
    let bitmap = try painted(
      [shadow(.rect(square(0, 0, 2)), blur: 0, offset: CGSize(width: 1, height: 2))], width: 4, height: 5)
    #expect(bitmap.alpha(0, 2) == 0)
    #expect(bitmap.alpha(1, 2) == 255 && bitmap.alpha(2, 3) == 255)
    #expect(bitmap.alpha(1, 4) == 0)
  }

  @Test func `a shortened mask draws the same shadow as a whole one`() throws {
    let card = Path.roundedRect(CGRect(x: 30.5, y: 30, width: 200, height: 120), radius: 12)
    let bitmap = try painted([shadow(card, blur: 5)], width: 260, height: 180)
    let nodes = Shadow(
      source: .nodes([.fill(card, .nonZero, .color(.black))]), color: .black, offset: .zero, blur: 5)
    let whole = try painted([.shadow(nodes)], width: 260, height: 180)
    #expect(zip(bitmap.bytes, whole.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `a shadow of nodes has their outline`() throws {
    let nodes = [filled(square(10, 10, 4), red.withAlpha(0.5))]
    let bitmap = try painted(
      [.shadow(Shadow(source: .nodes(nodes), color: blue, offset: CGSize(width: 5, height: 0), blur: 0))],
      width: 30, height: 20)
    #expect(bitmap.pixel(16, 12) == [0, 0, 128, 128])
    #expect(bitmap.alpha(12, 12) == 0)
  }

  @Test func `a shadow that a tile cuts off equals that part of the whole`() throws {
    let node = shadow(.roundedRect(CGRect(x: 10, y: 10, width: 60, height: 300), radius: 8), blur: 4)
    let scene = Scene(size: CGSize(width: 80, height: 320), nodes: [node])
    let whole = try painted([node], width: 80, height: 320)
    let tile = try Bitmap(width: 80, height: 100)
    Painter().paint(scene, rect: CGRect(x: 0, y: 120, width: 80, height: 100), scale: 1, into: tile)
    #expect(tile.bytes == Array(whole.bytes[(120 * 320)..<(220 * 320)]))
  }

  @Test func `rounded rectangles of the same radius share a mask`() {
    func shape(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> ShadowShape {
      ShadowShape(
        .roundedRect(CGRect(x: x, y: 0, width: width, height: height), radius: 10), padding: 12)
    }
    #expect(shape(0, 300, 200).path == shape(0, 340, 900).path)
    #expect(shape(0, 300, 200).path != shape(0.5, 300, 200).path)
    // The width is 10 + (2 * 12 + 3) + 10 points, and the blur's 12 on both sides.
    #expect(shape(0, 300, 200).width == 10 + 27 + 10 + 2 * 12)
  }
}
