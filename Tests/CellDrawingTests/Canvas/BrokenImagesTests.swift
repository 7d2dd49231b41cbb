import Foundation
import Testing

@testable import CellDrawing

@Suite struct BrokenImagesTests {
  private let painter = Painter()
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func brokenImage() throws -> Image {
    var bytes = SampleFile.webp
    bytes.replaceSubrange(28..., with: [UInt8](repeating: 0xFF, count: bytes.count - 28))
    return try Image(decoding: bytes)
  }

  private func node(_ image: Image, x: CGFloat, tint: Color? = nil) -> Node {
    .image(ImageNode(image: image, rect: CGRect(x: x, y: 0, width: 10, height: 10), tint: tint))
  }

  private func broken(_ nodes: [Node]) throws -> [ImageSource] {
    let bitmap = try Bitmap(width: 20, height: 10)
    painter.paint(Scene(size: rect.size, nodes: nodes), rect: rect, scale: 1, into: bitmap)
    return painter.brokenImages
  }

  @Test func `a broken image is reported once however often it is painted`() throws {
    let (first, second) = (try brokenImage(), try brokenImage())
    let found = try broken([node(second, x: 0), node(first, x: 0), node(second, x: 10)])
    #expect(found.map(ObjectIdentifier.init) == [second.source, first.source].map(ObjectIdentifier.init))
  }

  @Test func `a broken image that is not visible is not reported`() throws {
    let image = try brokenImage()
    #expect(try broken([node(image, x: 0)]).count == 1)
    #expect(try broken([node(image, x: 21)]).isEmpty)
    #expect(try broken([node(image, x: 0, tint: Color(red: 0, green: 0, blue: 0, alpha: 0))]).isEmpty)
  }

  @Test func `a broken image in a pattern is reported`() throws {
    let image = try brokenImage()
    #expect(
      try broken([
        .fill(
          .rect(rect), .nonZero,
          .pattern(ImagePattern(image: image, tile: CGRect(x: 0, y: 0, width: 1, height: 1))))
      ]).count == 1)
  }

  @Test func `an SVG document reports its broken images`() throws {
    let nodes = [node(try brokenImage(), x: 0), node(try Image(decoding: SampleFile.webp), x: 10)]
    let document = SVG.document(of: Scene(size: rect.size, nodes: nodes), rect: rect, title: "")
    #expect(document.brokenImages.count == 1)
    #expect(SVG.document(of: Scene(size: rect.size), rect: rect, title: "").brokenImages.isEmpty)
  }
}
