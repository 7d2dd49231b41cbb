import Foundation
import Testing

@testable import CellDrawing

@Suite struct SVGTests {
  private func svg(_ nodes: [Node], title: String = "Title") -> String {
    String(
      decoding: SVG.encode(
        Scene(size: CGSize(width: 20, height: 10), nodes: nodes),
        rect: CGRect(x: 0, y: 0, width: 20, height: 10), title: title), as: UTF8.self)
  }

  @Test func `a point is one pixel of the document`() {
    #expect(svg([]).contains("width=\"20px\" height=\"10px\" viewBox=\"0 0 20 10\""))
  }

  @Test func `the title is escaped and comes first`() {
    #expect(svg([], title: "&\u{301}").contains("<title>&amp;\u{301}</title>"))
    #expect(svg([], title: "a < b & c").contains("version=\"1.1\">\n<title>a &lt; b &amp; c</title>"))
  }

  @Test func `a title that looks like an image is not replaced`() {
    let image = Image(premultipliedBGRA: [0, 0, 255, 255], width: 1, height: 1)
    let title = "xlink:href=\"cellsnap-image:0\""
    let text = svg([.image(ImageNode(image: image, rect: square(0, 0, 4)))], title: title)
    #expect(text.contains("<title>\(title)</title>"))
    #expect(text.contains("xlink:href=\"data:image/png;base64,iVBORw0KGgo"))
  }

  @Test func `each document numbers its identifiers from one`() {
    let image = Image(premultipliedBGRA: [0, 0, 255, 255], width: 1, height: 1)
    let nodes: [Node] = [
      .image(ImageNode(image: image, rect: square(0, 0, 4))),
      .group(Group(opacity: 0.5, nodes: [filled(square(0, 0, 4), red), filled(square(2, 2, 4), blue)])),
    ]
    let first = svg(nodes)
    #expect(first.contains("id=\"image1\"") && first.contains("#image1"))
    #expect(svg(nodes) == first)
  }

  @Test func `only identifiers are renumbered, not other text`() {
    let text =
      "<g id=\"surface12\"><use xlink:href=\"#surface12\"/><use xlink:href=\"#image7\"/> surface12 base64,surface12</g>"
    let expected =
      "<g id=\"surface1\"><use xlink:href=\"#surface1\"/><use xlink:href=\"#image2\"/> surface12 base64,surface12</g>"
    #expect(SVGText(Array(text.utf8)).renumbered().bytes == Array(expected.utf8))
  }

  @Test func `an image file is embedded once with its own bytes`() throws {
    let image = try Image(decoding: SampleFile.jpeg)
    let text = svg([
      .image(ImageNode(image: image, rect: square(0, 0, 4))),
      .image(ImageNode(image: image, rect: square(4, 0, 4))),
    ])
    let encoded = Data(SampleFile.jpeg).base64EncodedString()
    #expect(text.replacing("\n", with: "").components(separatedBy: encoded).count == 2)
  }

  @Test func `a turned photo is embedded upright`() throws {
    let image = try Image(decoding: SampleFile.turnedJPEG)
    let text = svg([.image(ImageNode(image: image, rect: square(0, 0, 4)))])
    #expect(text.contains("image/png") && !text.contains("image/jpeg"))
  }

  @Test func `fills, clips, masks and opacity need no picture as a fallback`() throws {
    let card = Path.roundedRect(square(2, 2, 6), radius: 2)
    let text = svg([
      .fill(card, .nonZero, .color(red.withAlpha(0.5))),
      .group(Group(opacity: 0.5, clip: Group.Clip(path: card), nodes: [filled(square(0, 0, 9), blue)])),
      .group(Group(mask: [.fill(card, .nonZero, .color(.black))], nodes: [filled(square(0, 0, 9), blue)])),
    ])
    #expect(!text.contains("<image"))
  }

  /// The alpha of each pixel of a row, once as librsvg draws the document, once as the painter draws the nodes.
  private func alphas(_ nodes: [Node], row: Int) throws -> (svg: [Int], bitmap: [Int]) {
    let pixels = try SVGIcon(Array(svg(nodes).utf8)).pixels(width: 20, height: 10)
    let bitmap = try painted(nodes, width: 20, height: 10)
    return (
      (0..<20).map { Int(pixels.bytes[(row * pixels.width + $0) * 4 + 3]) },
      (0..<20).map { bitmap.alpha($0, row) }
    )
  }

  @Test func `a mask keeps its strokes`() throws {
    let line = Path([.move(CGPoint(x: 6, y: 5)), .line(CGPoint(x: 14, y: 5))])
    let stroke = Node.stroke(line, Stroke(width: 4, cap: .square), .color(.black))
    let row = try alphas(
      [.group(Group(mask: [stroke], nodes: [filled(CGRect(x: 0, y: 0, width: 20, height: 10), blue)]))],
      row: 4)
    #expect(row.svg == (0..<20).map { $0 >= 4 && $0 < 16 ? 255 : 0 })
    #expect(row.svg == row.bitmap)
  }

  @Test func `a masked stroke is seen as far as the mask`() throws {
    let line = Path([.move(CGPoint(x: 6, y: 5)), .line(CGPoint(x: 14, y: 5))])
    let stroke = Node.stroke(line, Stroke(width: 4, cap: .square), .color(blue))
    let card = filled(CGRect(x: 5, y: 0, width: 20, height: 10), .black)
    let row = try alphas([.group(Group(mask: [card], nodes: [stroke]))], row: 4)
    #expect(row.svg == (0..<20).map { $0 >= 5 && $0 < 16 ? 255 : 0 })
    #expect(row.svg == row.bitmap)
  }

  @Test func `a tinted icon keeps its strokes`() throws {
    let icon = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" stroke="#000" stroke-width="4">
      <path d="M2 5 H8"/></svg>
      """
    let image = try Image(decoding: Array(icon.utf8))
    let row = try alphas([.image(ImageNode(image: image, rect: square(5, 0, 10), tint: red))], row: 3)
    #expect(row.svg == (0..<20).map { $0 >= 7 && $0 < 13 ? 255 : 0 })
    #expect(row.svg == row.bitmap)
  }

  private var icon: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"><rect width=\"4\" height=\"4\"/></svg>"
  }

  @Test(arguments: [Transform.translation(x: 3, y: 2), Transform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 0)])
  func `a tinted icon moves with its group`(transform: Transform) throws {
    let image = try Image(decoding: Array(icon.utf8))
    let node = Node.image(ImageNode(image: image, rect: square(1, 1, 4), tint: red))
    // A node that was drawn before in the same colour must not take part.
    let before = filled(square(18, 0, 1), red)
    let row = try alphas([.group(Group(transform: transform, nodes: [before, node]))], row: 4)
    #expect(row.svg.contains(255))
    #expect(row.svg == row.bitmap)
  }

  @Test func `a tinted picture moves with its group`() throws {
    let image = Image(
      premultipliedBGRA: [UInt8](repeating: 255, count: 4 * 4 * 4), width: 4, height: 4)
    let node = Node.image(ImageNode(image: image, rect: square(1, 1, 4), tint: red))
    let row = try alphas(
      [.group(Group(transform: .translation(x: 3, y: 2), nodes: [node]))], row: 4)
    #expect(row.svg == (0..<20).map { $0 >= 1 + 3 && $0 < 5 + 3 ? 255 : 0 })
    #expect(row.svg == row.bitmap)
  }

  @Test func `a mask moves with its group`() throws {
    let mask = filled(square(1, 1, 4), .black)
    let group = Group(
      transform: .translation(x: 3, y: 2), mask: [mask], nodes: [filled(square(0, 0, 9), blue)])
    let row = try alphas([.group(group)], row: 4)
    #expect(row.svg == (0..<20).map { $0 >= 1 + 3 && $0 < 5 + 3 ? 255 : 0 })
    #expect(row.svg == row.bitmap)
  }

  @Test func `a tinted icon in a lower part is placed correctly`() throws {
    let image = try Image(decoding: Array(icon.utf8))
    let node = Node.image(ImageNode(image: image, rect: square(1, 101, 4), tint: red))
    let bytes = SVG.encode(
      Scene(size: CGSize(width: 20, height: 200), nodes: [node]),
      rect: CGRect(x: 0, y: 100, width: 20, height: 10), title: "Part")
    let pixels = try SVGIcon(bytes).pixels(width: 20, height: 10)
    let row = (0..<20).map { Int(pixels.bytes[(2 * pixels.width + $0) * 4 + 3]) }
    #expect(row == (0..<20).map { $0 >= 1 && $0 < 5 ? 255 : 0 })
  }

  @Test func `masks of one size share a filter`() {
    let card = Path.roundedRect(square(2, 2, 6), radius: 2)
    let group = Node.group(
      Group(mask: [.fill(card, .nonZero, .color(.black))], nodes: [filled(square(0, 0, 9), blue)]))
    let text = svg([group, group])
    #expect(text.components(separatedBy: "<filter id=\"alpha1\"").count == 2)
    #expect(text.components(separatedBy: "maskUnits=\"userSpaceOnUse\"").count == 3)
  }

  @Test func `an empty rectangle gives an empty document`() {
    let bytes = SVG.encode(
      Scene(size: .zero), rect: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), title: "Nothing")
    #expect(String(decoding: bytes, as: UTF8.self).contains("<title>Nothing</title>"))
  }
}
