import CellDrawing
import Testing
import UIKit

@testable import _Testing_UIKit

struct UIImagePixelsTests {
  /// An image of 4 x 2 points at 2x. The left half is red, the right half is clear.
  private func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test func `a rendered image has pixels at its scale`() throws {
    let pixels = try #require(image().cgImage)
    #expect(pixels.width == 4 * 2)
    #expect(pixels.height == 2 * 2)
  }

  @Test func `a resizable rendered image keeps its cap insets`() throws {
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let wide = image().resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let nodes = wide.nodes(in: CGRect(x: 0, y: 0, width: 40, height: 2), tint: nil, traits: .current)
    guard case .image(let node) = nodes.first else {
      Issue.record("\(nodes)")
      return
    }
    #expect(node.capInsets == CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: false, imageScale: 2))
    #expect(node.image.width == 4 * 2)
  }

  @Test func `a rendered image without caps keeps its content`() {
    let wide = image().resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    #expect(wide.content == image().content)
  }

  @Test func `cropping takes the pixels inside`() throws {
    let part = try #require(image().cgImage?.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 1)))
    let expected = Image(premultipliedBGRA: [0, 0, 255, 255, 0, 0, 0, 0], width: 2, height: 1)
    #expect(part.image == expected)
    #expect(image().cgImage?.cropping(to: CGRect(x: 99, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `an image's PNG has the same size when read`() throws {
    let data = try #require(image().pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 4, height: 2))
  }

  @Test func `an image is attached as a PNG`() throws {
    let attachment = Attachment(image(), named: "actual")
    let signature = try image().withUnsafeBytes(for: attachment) { Array($0.prefix(4)) }
    #expect(signature == [0x89, 0x50, 0x4E, 0x47])
    #expect(image().preferredName(for: attachment, basedOn: "actual") == "actual.png")
    #expect(throws: ImageHasNoPixels.self) {
      try UIImage().withUnsafeBytes(for: Attachment(UIImage())) { $0.count }
    }
  }

  @Test(arguments: [1e300, CGFloat.infinity, 40_000])
  func `an image that is too large has no pixels`(width: CGFloat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
  }
}
