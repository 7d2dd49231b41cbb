import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of layers whose sublayers count y from the bottom.
@MainActor struct GeometryFlipTests {
  /// Returns the colours of a view's pixels, row by row: `.` for transparent, otherwise the first letter of red, green
  /// or blue.
  private func rows(of view: UIView) throws -> [String] {
    let (width, height) = (Int(view.bounds.width), Int(view.bounds.height))
    let bitmap = try Bitmap(width: width, height: height)
    Painter().paint(view.scene(), rect: view.bounds, scale: 1, into: bitmap)
    return (0..<height).map { y in
      (0..<width).map { x in
        let start = y * bitmap.stride + x * 4
        let names = [(2, "r"), (1, "g"), (0, "b")]
        return names.first { bitmap.pixels[start + $0.0] > 128 }?.1 ?? "."
      }.joined()
    }
  }

  private func filled(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  private var flipped: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    view.layer.isGeometryFlipped = true
    return view
  }

  /// Two rows, red above blue.
  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
  }

  @Test func `sublayers of a flipped layer count y from the bottom`() throws {
    let view = flipped
    view.layer.addSublayer(filled(CGRect(x: 0, y: 0, width: 2, height: 1), .red))
    #expect(try rows(of: view) == ["..", "..", "..", "rr"])
  }

  @Test func `the layer's own background stays in its place`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 3))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    inner.backgroundColor = .red
    inner.layer.isGeometryFlipped = true
    view.addSubview(inner)
    #expect(try rows(of: view) == ["rr", "..", ".."])
  }

  @Test func `a picture in a flipped layer is upright`() throws {
    let view = flipped
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.contents = picture
    view.layer.addSublayer(layer)
    #expect(try rows(of: view) == ["..", "..", "rr", "bb"])
  }

  @Test func `an image view in a flipped view is upright`() throws {
    let view = flipped
    let image = UIImageView(image: picture)
    image.frame = CGRect(x: 0, y: 1, width: 2, height: 2)
    view.addSubview(image)
    #expect(try rows(of: view) == ["..", "rr", "bb", ".."])
  }

  @Test func `a shape counts y from the bottom of its own flipped layer`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    let shape = CAShapeLayer()
    shape.frame = view.bounds
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    shape.fillColor = UIColor.green.cgColor
    shape.isGeometryFlipped = true
    view.layer.addSublayer(shape)
    #expect(try rows(of: view) == ["..", "..", "..", "g."])
  }

  @Test func `a flipped layer in a flipped layer is not flipped`() throws {
    let view = flipped
    let inner = CALayer()
    inner.frame = view.bounds
    inner.isGeometryFlipped = true
    inner.addSublayer(filled(CGRect(x: 0, y: 0, width: 2, height: 1), .red))
    view.layer.addSublayer(inner)
    #expect(try rows(of: view) == ["rr", "..", "..", ".."])
  }

  @Test func `a part of a flipped view is drawn with the content there`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 40))
    view.layer.isGeometryFlipped = true
    view.layer.addSublayer(filled(CGRect(x: 0, y: 0, width: 2, height: 1), .red))
    #expect(!view.scene(of: CGRect(x: 0, y: 38, width: 2, height: 2)).nodes.isEmpty)
    #expect(view.scene(of: CGRect(x: 0, y: 0, width: 2, height: 2)).nodes.isEmpty)
  }
}
