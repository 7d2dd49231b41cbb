import CellDrawing
import Testing

@testable import UIKit

struct UIImageOrientationTests {
  private let target = CGRect(x: 10, y: 10, width: 20, height: 40)

  /// The place where the stored picture's top left corner is shown.
  private func topLeft(_ orientation: UIImage.Orientation) -> CGPoint {
    orientation.transform(onto: target).apply(.zero)
  }

  @Test func `each orientation moves the stored corner to its place`() {
    #expect(topLeft(.up) == CGPoint(x: 10, y: 10))
    #expect(topLeft(.down) == CGPoint(x: 30, y: 50))
    #expect(topLeft(.left) == CGPoint(x: 10, y: 50))
    #expect(topLeft(.right) == CGPoint(x: 30, y: 10))
    #expect(topLeft(.upMirrored) == CGPoint(x: 30, y: 10))
    #expect(topLeft(.leftMirrored) == CGPoint(x: 10, y: 10))
  }

  @Test func `each orientation fills the target rectangle`() {
    for value in 0..<8 {
      let orientation = UIImage.Orientation(rawValue: value) ?? .up
      let stored = CGRect(origin: .zero, size: orientation.storedSize(in: target))
      #expect(orientation.transform(onto: target).apply(stored) == target)
    }
  }

  @Test func `each flipped orientation is the mirrored one`() {
    for value in 0..<8 {
      let orientation = UIImage.Orientation(rawValue: value) ?? .up
      let seen = orientation.transform(onto: target).apply(CGPoint(x: 3, y: 5))
      let mirrored = orientation.flippedHorizontally.transform(onto: target).apply(CGPoint(x: 3, y: 5))
      #expect(mirrored == CGPoint(x: target.minX + target.maxX - seen.x, y: seen.y))
    }
  }

  @Test func `a turned image swaps width and height`() {
    let pixels = CGImage(
      Image(premultipliedBGRA: [UInt8](repeating: 0, count: 4 * 2 * 4), width: 4, height: 2))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .right).size == CGSize(width: 1, height: 2))
  }
}
