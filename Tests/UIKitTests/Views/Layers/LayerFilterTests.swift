import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of filters at 2 pixels per point.
@MainActor struct LayerFilterTests {
  private let pixels = UIImage(
    Image(premultipliedBGRA: [UInt8](repeating: 255, count: 4 * 8 * 8), width: 8, height: 8), scale: 1)

  /// Returns the interpolation of the picture, 8 pixels wide, in a view of a width in points.
  private func interpolation(
    width: CGFloat, larger: CALayerContentsFilter = .linear, smaller: CALayerContentsFilter = .linear
  ) -> ImageNode.Interpolation? {
    let view = UIImageView(image: pixels)
    view.frame = CGRect(x: 0, y: 0, width: width, height: width)
    view.layer.magnificationFilter = larger
    view.layer.minificationFilter = smaller
    guard case .image(let image)? = view.scene().nodes.first else { return nil }
    return image.interpolation
  }

  @Test func `a picture with fewer pixels has the filter for magnification`() {
    #expect(interpolation(width: 5) == .linear)
    #expect(interpolation(width: 5, larger: .nearest) == .nearest)
    #expect(interpolation(width: 5, smaller: .nearest) == .linear)
  }

  @Test func `a picture with more pixels has the filter for minification`() {
    #expect(interpolation(width: 3, larger: .nearest) == .linear)
    #expect(interpolation(width: 3, smaller: .nearest) == .nearest)
    #expect(interpolation(width: 3, smaller: .trilinear) == .linear)
  }

  @Test func `a layer's own contents have the filter too`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    layer.contents = pixels
    layer.magnificationFilter = .nearest
    let view = UIView(frame: layer.frame)
    view.layer.addSublayer(layer)
    guard case .image(let image)? = view.scene().nodes.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(image.interpolation == .nearest)
  }
}
