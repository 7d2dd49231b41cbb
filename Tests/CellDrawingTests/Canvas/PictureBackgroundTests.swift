import Foundation
import Testing

@testable import CellDrawing

@Suite struct PictureBackgroundTests {
  private let bitmap = Extents(minX: 0, minY: 0, maxX: 40, maxY: 20)
  private let whole = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func background(_ nodes: [Node]) -> PictureBackground? {
    PictureBackground(of: nodes, under: .identity, in: bitmap)
  }

  @Test func `the last fill of the whole bitmap hides the nodes below`() {
    let nodes = [
      filled(square(3, 3, 4), green), filled(whole, red), filled(whole, blue), filled(square(0, 0, 9), red),
    ]
    #expect(background(nodes)?.color == blue)
    #expect(background(nodes)?.hidden == [3])
  }

  @Test func `a fill inside moved groups can be the background`() {
    let inner = Group(
      transform: .translation(x: 0, y: -100), nodes: [filled(whole.offsetBy(dx: 0, dy: 100), blue)])
    let outer = Group(clip: Group.Clip(path: .rect(whole)), nodes: [filled(whole, red), .group(inner)])
    #expect(background([.group(outer)])?.color == blue)
    #expect(background([.group(outer)])?.hidden == [0, 1, 1])
  }

  @Test(arguments: [
    Group(opacity: 0.5, nodes: []), Group(mask: [], nodes: []),
    Group(transform: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), nodes: []),
    Group(clip: Group.Clip(path: .rect(CGRect(x: 0, y: 0, width: 39, height: 20))), nodes: []),
    Group(clip: Group.Clip(path: .ellipse(in: CGRect(x: -1, y: -1, width: 42, height: 22))), nodes: []),
  ])
  func `a group that shows only a part is not a background`(_ group: Group) {
    var group = group
    group.nodes = [filled(whole, blue)]
    #expect(background([filled(whole, red), .group(group)])?.color == red)
    #expect(background([filled(whole, red), .group(group)])?.hidden == [1])
  }

  @Test func `a translucent or smaller fill is not a background`() {
    #expect(background([filled(whole, red.withAlpha(0.99))]) == nil)
    #expect(background([filled(CGRect(x: 0, y: 0, width: 40, height: 19.99), red)]) == nil)
    #expect(background([.fill(.roundedRect(whole, radius: 1), .nonZero, .color(red))]) == nil)
    #expect(background([]) == nil)
  }

  @Test func `a side within Cairo's precision counts as covering`() {
    // Cairo distinguishes steps of 1/256 of a pixel.
    #expect(background([filled(CGRect(x: 0, y: 0, width: 40, height: 19.9995), red)])?.color == red)
  }

  @Test func `a node that reads a file or what is below is never hidden`() {
    let backdrop = Node.backdrop(Backdrop(path: .rect(whole), blur: 3, saturation: 1, tint: .black))
    let image = Image(premultipliedBGRA: [0, 0, 0, 255], width: 1, height: 1)
    #expect(background([backdrop, filled(whole, red)]) == nil)
    #expect(background([.image(ImageNode(image: image, rect: whole)), filled(whole, red)]) == nil)
    let pattern = Node.fill(
      .rect(whole), .nonZero,
      .pattern(ImagePattern(image: image, tile: CGRect(x: 0, y: 0, width: 1, height: 1))))
    #expect(background([pattern, filled(whole, red)]) == nil)
  }

  @Test func `a rectangle whose far side is inexact is not a background`() {
    // Numbers near 1e17 are 16 apart, so the sum of origin and width is not exact to a pixel.
    #expect(background([filled(CGRect(x: -1e17, y: 0, width: 1e17, height: 20), red)]) == nil)
    let scaled = Group(transform: .scale(x: 1e100, y: 1e100), nodes: [filled(square(-1, -1, 2), red)])
    #expect(
      background([.group(Group(transform: .scale(x: 1e100, y: 1e100), nodes: [.group(scaled)]))]) == nil)
  }

  @Test(arguments: [0.0, -7.5])
  func `painting anew gives the same pixels as painting on an empty bitmap`(top: CGFloat) throws {
    let cell = Group(
      transform: .translation(x: 0, y: 1),
      nodes: [
        filled(CGRect(x: 0, y: -40, width: 60, height: 90), Color(red: 0.9, green: 0.2, blue: 0.4)),
        .group(Group(opacity: 0.5, nodes: [filled(square(2, 2, 9), green)])),
        filled(square(8.3, 4.7, 5), .black),
      ])
    let scene = Scene(
      size: whole.size,
      nodes: [
        filled(CGRect(x: 0, y: -40, width: 60, height: 90), red), .group(cell),
        filled(square(20, 3, 4), blue),
      ])
    let rect = CGRect(x: 0, y: top, width: 40, height: 20)
    let (expected, actual) = (try Bitmap(width: 80, height: 40), try Bitmap(width: 80, height: 40))
    actual.fill(.black, rows: 0..<40)
    Painter().paint(scene, rect: rect, scale: 2, into: expected)
    Painter().paintAnew(scene, rect: rect, scale: 2, into: actual)
    #expect(expected.bytes == actual.bytes)
  }

  @Test func `painting anew clears the pixels that no node covers`() throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    bitmap.fill(.black, rows: 0..<4)
    Painter().paintAnew(
      Scene(size: CGSize(width: 4, height: 4), nodes: [filled(square(1, 1, 2), red)]), rect: square(0, 0, 4),
      scale: 1, into: bitmap)
    #expect(bitmap.pixel(0, 0) == [0, 0, 0, 0])
    #expect(bitmap.pixel(1, 1) == [255, 0, 0, 255])
  }

  @Test func `painting a list of many nodes anew again gives the same pixels`() throws {
    let nodes = [filled(whole, red)] + (0..<80).map { filled(square(CGFloat($0 % 40), 3, 1), blue) }
    let scene = Scene(size: whole.size, nodes: nodes)
    let (expected, actual) = (try Bitmap(width: 40, height: 20), try Bitmap(width: 40, height: 20))
    Painter().paint(scene, rect: whole, scale: 1, into: expected)
    let painter = Painter()
    for _ in 0..<3 { painter.paintAnew(scene, rect: whole, scale: 1, into: actual) }
    #expect(expected.bytes == actual.bytes)
  }

  @Test func `every colour is filled as Cairo fills it`() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    for step in 0...4096 {
      let part = Double(step) / 4096
      for color in [Color(red: part, green: 1 - part, blue: part * part), Color(white: part, alpha: 1)] {
        bitmap.fill(color, rows: 0..<1)
        #expect(try bitmap.bytes == painted([filled(square(0, 0, 1), color)], width: 1, height: 1).bytes)
      }
    }
  }
}
