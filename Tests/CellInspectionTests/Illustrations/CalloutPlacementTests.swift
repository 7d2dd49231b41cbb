import Foundation
import Testing
@testable import CellInspection

@Suite struct CalloutPlacementTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
  private static let target = CGRect(x: 60, y: 40, width: 30, height: 20)

  private func origins(
    of targets: [CGRect] = [target], besides contents: [CGRect] = [target], isRightToLeft: Bool = false
  ) -> [CGPoint] {
    CalloutPlacement(
      of: targets, besides: contents, in: Self.bounds, side: 10, isRightToLeft: isRightToLeft
    ).origins
  }

  @Test func `a mark is behind its view`() {
    #expect(origins() == [CGPoint(x: 93, y: 45)])
  }

  @Test func `from right to left a mark is at the left`() {
    #expect(origins(isRightToLeft: true) == [CGPoint(x: 47, y: 45)])
  }

  @Test func `a mark avoids the content beside its view`() {
    let neighbour = CGRect(x: 92, y: 40, width: 60, height: 20)
    #expect(origins(besides: [Self.target, neighbour]) == [CGPoint(x: 47, y: 45)])
  }

  @Test func `marks do not cover each other`() {
    let same = origins(of: [Self.target, Self.target])
    #expect(same == [CGPoint(x: 93, y: 45), CGPoint(x: 47, y: 45)])
  }

  @Test func `a mark stays on the page`() {
    let all = origins(of: [Self.bounds], besides: [Self.bounds])
    #expect(Self.bounds.contains(CGRect(origin: all[0], size: CGSize(width: 10, height: 10))))
  }
}
