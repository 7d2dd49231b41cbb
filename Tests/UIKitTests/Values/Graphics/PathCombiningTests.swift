import Testing
import UIKit

struct PathCombiningTests {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let right = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)

  private func holds(_ path: CGPath, _ points: [CGPoint]) -> [Bool] { points.map { path.contains($0) } }

  private let points = [
    CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2),
  ]

  @Test func `a union has both areas`() {
    #expect(holds(left.union(right), points) == [true, true, true, false])
  }

  @Test func `an intersection has the common area`() {
    let both = left.intersection(right)
    #expect(holds(both, points) == [false, true, false, false])
    #expect(both.boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func `a difference lacks the other area`() {
    #expect(holds(left.subtracting(right), points) == [true, false, false, false])
  }

  @Test func `a symmetric difference lacks the common area`() {
    #expect(holds(left.symmetricDifference(right), points) == [true, false, true, false])
  }

  @Test func `areas that touch at a side become one without the side`() {
    let beside = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    var corners = 0
    left.union(beside).applyWithBlock { if $0.pointee.type != .closeSubpath { corners += 1 } }
    #expect(corners == 4)
  }

  @Test func `a hole stays a hole`() {
    let inner = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 4, height: 4), transform: nil)
    let ring = left.subtracting(inner)
    #expect(holds(ring, [CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 1)]) == [false, true])
    #expect(ring.componentsSeparated().count == 1)
  }

  @Test func `separate areas are separate components`() {
    let far = CGPath(rect: CGRect(x: 50, y: 0, width: 5, height: 5), transform: nil)
    let parts = left.union(far).componentsSeparated()
    #expect(parts.map(\.boundingBox).sorted { $0.minX < $1.minX } == [left.boundingBox, far.boundingBox])
    #expect(!left.intersects(far))
    #expect(left.intersects(right))
  }

  @Test func `an area that crosses itself is counted by its rule`() {
    let twice = CGMutablePath()
    twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(holds(twice.normalized(), [CGPoint(x: 4, y: 4)]) == [true])
    #expect(holds(twice.normalized(using: .evenOdd), [CGPoint(x: 4, y: 4)]) == [false])
  }
}
