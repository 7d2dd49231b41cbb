import Foundation
import Testing

@testable import UIKit

/// Tests of the simple functions of drawing by the pixels that they leave, in a picture of 4 x 4 points at one pixel per
/// point.
@MainActor struct SimpleDrawingTests {
  /// Returns the colours of the pixels after a drawing, row by row: `r` for red, `g` for green, `k` for black, `.` for
  /// nothing.
  private func pixels(_ draw: () -> Void) throws -> [String] {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    defer { UIGraphicsEndImageContext() }
    UIColor.red.set()
    draw()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let bytes = [UInt8](Data(referencing: try #require(image.dataProvider?.data)))
    let red = image.bitmapInfo.contains(.byteOrder32Little) ? 2 : 0
    func letter(_ x: Int, _ y: Int) -> String {
      let start = y * image.bytesPerRow + x * 4
      if bytes[start + 3] < 128 { return "." }
      return bytes[start + red] > 128 ? "r" : bytes[start + 1] > 128 ? "g" : "k"
    }
    return (0..<4).map { y in (0..<4).map { letter($0, y) }.joined() }
  }

  @Test func `a frame is drawn inside of its rectangle`() throws {
    let drawn = try pixels { UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(drawn == ["rrrr", "r..r", "r..r", "rrrr"])
  }

  @Test func `nothing is drawn outside of a clip`() throws {
    let drawn = try pixels {
      UIRectClip(CGRect(x: 1, y: 0, width: 2, height: 4))
      UIRectFill(CGRect(x: 0, y: 1, width: 4, height: 2))
    }
    #expect(drawn == ["....", ".rr.", ".rr.", "...."])
  }

  @Test func `a rectangle is mixed by its blend mode, and the next one is not`() throws {
    let drawn = try pixels {
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.green.set()
      // Red times green is black, and green over nothing stays green.
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 4, height: 3), .multiply)
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(drawn == ["gkkk", "kkkk", "gggg", "...."])
  }

  @Test func `a radial gradient fills its circle`() throws {
    let drawn = try pixels {
      let colors = [UIColor.red.cgColor, UIColor.red.cgColor] as CFArray
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
      let center = CGPoint(x: 2, y: 2)
      UIGraphicsGetCurrentContext()?.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 1.5, options: [])
    }
    #expect(drawn == ["....", ".rr.", ".rr.", "...."])
  }

  @Test func `a path without its points draws nothing`() throws {
    let drawn = try pixels {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.removeAllPoints()
      path.fill()
    }
    #expect(drawn == ["....", "....", "....", "...."])
  }

  @Test func `an arc over an angle ends where the angle ends`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, delta: .pi / 2)
    #expect(abs(path.currentPoint.x - 5) < 0.001)
    #expect(abs(path.currentPoint.y - CGFloat(5 + 2)) < 0.001)
  }

  @Test func `a rounded rectangle has its box`() {
    let path = CGMutablePath()
    path.addRoundedRect(in: CGRect(x: 1, y: 2, width: 8, height: 6), cornerWidth: 2, cornerHeight: 1)
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 8, height: 6))
    #expect(!path.contains(CGPoint(x: 1.1, y: 2.1)))
    #expect(path.contains(CGPoint(x: 5, y: 2.1)))
  }

  @Test func `a thumbnail has its size, in each way to ask for it`() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in }
    var prepared: UIImage?
    image.prepareThumbnail(of: CGSize(width: 4, height: 2)) { prepared = $0 }
    #expect(prepared?.size == CGSize(width: 4, height: 2))
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 1))?.size.width == 2)
    #expect(await image.byPreparingForDisplay() === image)
  }

  @Test func `a drawn picture is no mask and has no rendering intent of its own`() throws {
    let image = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage)
    #expect(!image.isMask)
    #expect(image.renderingIntent == .defaultIntent)
  }
}
