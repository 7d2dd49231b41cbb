import Foundation
import Testing

@testable import CellDrawing

@Suite struct OddSceneTests {
  private static let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 1e38]

  @Test(arguments: odd)
  func `a node with a strange number does not stop the following nodes`(number: CGFloat) throws {
    let rect = CGRect(x: number, y: 0, width: 10, height: number)
    let image = Image(premultipliedBGRA: [0, 0, 255, 255], width: 1, height: 1)
    let path = Path([.move(CGPoint(x: number, y: 0)), .line(CGPoint(x: 5, y: number)), .line(.zero), .close])
    let nodes: [Node] = [
      .fill(path, .nonZero, .color(red)), .fill(.roundedRect(rect, radius: 4), .nonZero, .color(red)),
      .stroke(path, Stroke(width: number), .color(red)),
      .stroke(
        .rect(square(0, 0, 4)), Stroke(width: 1, miterLimit: number, dashes: [number], dashPhase: number),
        .color(.clear)),
      .image(ImageNode(image: image, rect: rect)),
      .image(
        ImageNode(
          image: image, rect: rect,
          capInsets: CapInsets(top: number, left: 1, bottom: 0, right: number, tiles: true))),
      .shadow(
        Shadow(source: .path(path, .nonZero), color: red, offset: CGSize(width: number, height: 0), blur: 4)),
      .shadow(
        Shadow(source: .path(.rect(square(0, 0, 4)), .nonZero), color: .clear, offset: .zero, blur: number)),
      .shadow(Shadow(source: .nodes([filled(rect, red)]), color: red, offset: .zero, blur: number)),
      .group(Group(transform: .scale(x: number, y: 1), opacity: 0.5, nodes: [filled(rect, red)])),
      .group(
        Group(
          transform: .translation(x: number, y: number), clip: Group.Clip(path: path),
          mask: [filled(rect, red)], nodes: [filled(rect, red)])),
      .fill(
        .rect(square(0, 0, 2)), .nonZero,
        .linear(LinearGradient(start: CGPoint(x: number, y: 0), end: .zero, stops: []))),
      filled(square(0, 0, 8), green),
    ]
    let bitmap = try painted(nodes, width: 8, height: 8)
    #expect(bitmap.pixel(3, 3) == [0, 255, 0, 255])
    #expect(
      !SVG.encode(Scene(size: CGSize(width: 8, height: 8), nodes: nodes), rect: square(0, 0, 8), title: "")
        .isEmpty)
  }

  @Test func `a rectangle beyond Cairo's numbers still fills`() throws {
    let node = filled(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), red)
    #expect(
      try painted([node], width: 4, height: 4, scale: 2).bytes.chunked().allSatisfy {
        $0 == [0, 0, 255, 255]
      })
  }

  @Test func `a shape far down a tall scene is drawn exactly`() throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    let scene = Scene(size: CGSize(width: 4, height: 2e7), nodes: [filled(square(1, 1e7 + 1, 2), red)])
    Painter().paint(scene, rect: square(0, 1e7, 4), scale: 1, into: bitmap)
    #expect(
      bitmap.alpha(0, 1) == 0 && bitmap.alpha(1, 1) == 255 && bitmap.alpha(2, 2) == 255
        && bitmap.alpha(3, 3) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func `a meaningless scale paints nothing`(scale: CGFloat) throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    Painter().paint(
      Scene(size: CGSize(width: 4, height: 4), nodes: [filled(square(0, 0, 4), red)]), rect: square(0, 0, 4),
      scale: scale, into: bitmap)
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0.33, 0.7, 1.1, 2.5], [(12.0, 6.0, 8.0), (11, 6, 9), (9, 9, 6)])
  func `a node after a turned image narrower than its caps is painted`(
    angle: Double, _ widths: (image: Double, left: Double, right: Double)
  ) throws {
    let image = Image(premultipliedBGRA: [UInt8](repeating: 255, count: 1_600), width: 20, height: 20)
    // 6 and 8 of 12 points shrink to 36/7 and 48/7, whose sum is 12 except for rounding.
    for tiles in [true, false] {
      let node = ImageNode(
        image: image, rect: CGRect(x: 3, y: 3, width: widths.image, height: 21.5),
        capInsets: CapInsets(top: 2, left: widths.left, bottom: 3, right: widths.right, tiles: tiles))
      let turned = Group(
        transform: Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 20, ty: 9),
        nodes: [.image(node)])
      let bitmap = try painted([.group(turned), filled(square(30, 30, 4), red)], width: 40, height: 40)
      #expect(bitmap.pixel(31, 31) == [255, 0, 0, 255])
    }
  }

  @Test func `a node after scales beyond all numbers is painted`() throws {
    let scale = Transform.scale(x: 1e100, y: 1e100)
    let inner = Group(transform: scale, nodes: [filled(square(-1, -1, 2), blue)])
    let outer = Group(
      transform: scale, clip: Group.Clip(path: .rect(square(-1, -1, 2))), nodes: [.group(inner)])
    let bitmap = try painted([.group(outer), filled(square(0, 0, 4), red)], width: 4, height: 4)
    #expect(bitmap.pixel(1, 1) == [255, 0, 0, 255])
  }
}

extension [UInt8] {
  fileprivate func chunked() -> [[UInt8]] {
    Swift.stride(from: 0, to: count, by: 4).map { Array(self[$0..<($0 + 4)]) }
  }
}
