import Foundation
import Testing

@testable import UIKit

@MainActor struct CoordinateSpaceTests {
  @Test func `a point in a view is converted to the screen and back`() {
    let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(space.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: space) == CGPoint(x: 1, y: 2))
    #expect(
      space.convert(CGRect(x: 11, y: 22, width: 3, height: 3), to: view)
        == CGRect(x: 1, y: 2, width: 3, height: 3))
  }

  @Test func `the fixed coordinate space is upright`() {
    let bounds = UIScreen.main.fixedCoordinateSpace.bounds
    #expect(bounds.width <= bounds.height)
  }
}
