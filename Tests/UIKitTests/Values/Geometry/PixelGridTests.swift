import Foundation
import Testing

@testable import UIKit

@Suite struct PixelGridTests {
  private let grid = PixelGrid(scale: 3)

  @Test func `lengths are rounded up, down and to the nearest pixel`() {
    // 10.4 points are 31.2 pixels.
    #expect(grid.up(10.4) == 32.0 / 3)
    #expect(grid.down(10.4) == 31.0 / 3)
    #expect(grid.nearest(10.4) == 31.0 / 3)
  }

  @Test func `a thousandth of a pixel is an arithmetic error`() {
    #expect(grid.up(10.0003) == 10)
    #expect(grid.down(9.9997) == 10)
    #expect(grid.up(10.0004) == 31.0 / 3)
    #expect(grid.down(9.9996) == 29.0 / 3)
  }

  @Test func `halves of a pixel are rounded away from zero`() {
    let halves = PixelGrid(scale: 2)
    #expect(halves.nearest(0.25) == 0.5)
    #expect(halves.nearest(-0.25) == -0.5)
    #expect(halves.nearest(0.2499) == 0.5)
    #expect(halves.nearest(0.249) == 0)
  }

  @Test func `without a scale nothing is rounded`() {
    let none = PixelGrid(scale: 0)
    #expect(none.up(0.1) == 0.1)
    #expect(none.down(0.1) == 0.1)
    #expect(none.nearest(0.1) == 0.1)
  }

  @Test func `traits without a scale have the grid of the device`() {
    Device.changing({ $0.displayScale = 2 }) {
      #expect(PixelGrid(of: UITraitCollection()).scale == 2)
      #expect(PixelGrid(of: UITraitCollection(displayScale: 3)).scale == 3)
    }
  }

  @Test func `a mirrored rectangle is as far from the other side`() {
    let rect = CGRect(x: 10, y: 5, width: 20, height: 8)
    #expect(rect.mirrored(in: 100) == CGRect(x: 70, y: 5, width: 20, height: 8))
    #expect(rect.mirrored(in: 100).mirrored(in: 100) == rect)
  }
}
