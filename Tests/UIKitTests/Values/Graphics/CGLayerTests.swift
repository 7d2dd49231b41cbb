import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct CGLayerTests {
  @Test func `a layer can be drawn several times`() throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.draw(layer, at: .zero)
    context.draw(layer, at: CGPoint(x: 20, y: 0))
    #expect(context.takeNodes().count == 2)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test func `a stroked path replaces the path by its outline`() {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 10, y: 50))
    context.addLine(to: CGPoint(x: 90, y: 50))
    context.replacePathWithStrokedPath()
    #expect(context.path?.boundingBox == CGRect(x: 10, y: 48, width: 80, height: 4))
  }

  @Test func `tiles fill the clip`() throws {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 10), byTiling: true)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    guard case .group(let clipped)? = context.takeNodes().first else { return #expect(Bool(false)) }
    #expect(clipped.nodes.count == 2)
  }

  /// Returns the number of tiles of this width that fill 9 x 9 points.
  private func tileCount(width: CGFloat) throws -> Int {
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
    context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }.cgImage)
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: 9), byTiling: true)
    guard case .group(let clipped)? = context.takeNodes().first else { return 0 }
    return clipped.nodes.count
  }

  @Test func `a row has at most a thousand tiles`() throws {
    #expect(try tileCount(width: 0.01) == 900)
    #expect(try tileCount(width: 0.001) == 1_000)
    #expect(try tileCount(width: .leastNormalMagnitude) == 1_000)
  }

  @Test func `a tile without an end is not drawn`() throws {
    #expect(try tileCount(width: .infinity) == 0)
  }
}
