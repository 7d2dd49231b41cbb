import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of antialiasing and of the quality of scaled images.
struct ContextQualityTests {
  private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func found(_ draw: () -> Void) -> [String] {
    Diagnostics.found { draw() }.map(\.text)
  }

  @Test func `edges without antialiasing are reported when they are drawn`() {
    context.setShouldAntialias(false)
    #expect(
      found { context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) } == [
        "CGContext.setShouldAntialias(false) is called, and CellSnap antialiases the edges drawn after it"
      ])
  }

  @Test func `a rectangle between whole points has no edges to report`() {
    context.setShouldAntialias(false)
    #expect(found { context.fill(CGRect(x: 1, y: 2, width: 3, height: 4)) } == [])
    #expect(found { context.fill(CGRect(x: 1.5, y: 2, width: 3, height: 4)) }.count == 1)
  }

  @Test func `antialiasing belongs to the state`() {
    context.saveGState()
    context.setShouldAntialias(false)
    context.restoreGState()
    #expect(found { context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) } == [])
  }

  @Test func `antialiasing that is not allowed is reported`() {
    context.setAllowsAntialiasing(false)
    #expect(
      found { context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5)) } == [
        "CGContext.setAllowsAntialiasing(false) is called, and CellSnap antialiases the edges drawn after it"
      ])
  }

  @Test func `images without interpolation keep their pixels`() throws {
    func interpolation(_ quality: CGInterpolationQuality) -> ImageNode.Interpolation? {
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
      context.interpolationQuality = quality
      let image = Image(premultipliedBGRA: [UInt8](repeating: 255, count: 16), width: 2, height: 2)
      context.append(.image(ImageNode(image: image, rect: CGRect(x: 0, y: 0, width: 9, height: 9))))
      guard case .image(let drawn)? = context.takeNodes().first else { return nil }
      return drawn.interpolation
    }
    #expect(interpolation(.none) == .nearest)
    #expect(interpolation(.default) == .linear)
    #expect(interpolation(.high) == .linear)
  }
}
