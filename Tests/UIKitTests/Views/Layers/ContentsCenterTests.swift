import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct ContentsCenterTests {
  /// A layer of 10 x 4 points whose contents have 6 x 3 pixels at two pixels per point.
  private func layer(_ center: CGRect) throws -> CALayer {
    let image = Image(premultipliedBGRA: Array(repeating: 255, count: 6 * 3 * 4), width: 6, height: 3)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 4)
    layer.contents = UIImage(image, scale: 1).cgImage
    layer.contentsScale = 2
    layer.contentsCenter = center
    return layer
  }

  private func image(of layer: CALayer) throws -> ImageNode {
    let nodes = layer.imageNodes(with: UITraitCollection(userInterfaceStyle: .light))
    guard case .image(let node) = try #require(nodes.first) else { throw CancellationError() }
    return node
  }

  @Test func `the parts around the centre keep their size`() throws {
    let node = try image(of: layer(CGRect(x: 1.0 / 3, y: 0, width: 0.5, height: 1)))
    // The caps are a third and a sixth of 6 / 2 = 3 points.
    let caps = try #require(node.capInsets)
    #expect(abs(caps.left - 1) < 1e-9 && abs(caps.right - 0.5) < 1e-9)
    #expect(abs(caps.top) < 1e-9 && abs(caps.bottom) < 1e-9)
    #expect(caps.imageScale == 2 && !caps.tiles)
    #expect(node.rect == CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test func `the centre refers to the part that is shown`() throws {
    let layer = try layer(CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1))
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let node = try image(of: layer)
    // 3 of the 6 pixels are shown. A third of them is 1 pixel, which is half a point.
    #expect(node.image.width == 3)
    #expect(abs(try #require(node.capInsets).left - 0.5) < 1e-9)
  }

  @Test func `contents that are not resized have no caps`() throws {
    let layer = try layer(CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1))
    layer.contentsGravity = .center
    #expect(try image(of: layer).capInsets == nil)
  }

  @Test func `a copied layer has the same contents centre`() throws {
    let center = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    #expect(CALayer(layer: try layer(center)).contentsCenter == center)
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ]) func `an infinite or invalid part cannot be cropped`(_ part: CGRect) throws {
    let contents = try layer(CGRect(x: 0.25, y: 0, width: 0.5, height: 1)).contents
    #expect(try #require(contents as? CGImage).cropping(to: part) == nil)
  }

  @Test func `the centre of a turned picture refers to its upright form`() throws {
    let layer = try layer(CGRect(x: 0, y: 1.0 / 3, width: 1, height: 0.5))
    let pixels = try #require((layer.contents as? CGImage)?.image)
    layer.contents = UIImage(cgImage: CGImage(pixels), scale: 2, orientation: .right)
    let node = try image(of: layer)
    // The upright picture has 3 x 6 pixels, and the caps are a third and a sixth of 6 / 2 = 3 points.
    #expect(node.image.width == 3 && node.image.height == 6)
    let caps = try #require(node.capInsets)
    #expect(abs(caps.top - 1) < 1e-9 && abs(caps.bottom - 0.5) < 1e-9)
    #expect(abs(caps.left) < 1e-9 && abs(caps.right) < 1e-9)
  }
}
