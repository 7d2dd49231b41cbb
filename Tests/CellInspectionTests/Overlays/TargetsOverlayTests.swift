import CellDrawing
import Foundation
import Testing
@testable import CellInspection

struct TargetsOverlayTests {
  private let rect = CGRect(x: 0, y: 30, width: 320, height: 100)
  private let large = HitTarget(name: "likeButton", rects: [CGRect(x: 0, y: 0, width: 50, height: 50)])
  private let small = HitTarget(name: "closeButton", rects: [CGRect(x: 100, y: 0, width: 30, height: 50)])

  private func strokes(_ targets: [HitTarget]) -> [Stroke] {
    let overlay = TargetsOverlay(targets, rect: rect, isDark: false, legendHeight: 1_000)
    return overlay.nodes.flatMap { node -> [Stroke] in
      guard case .group(let group) = node else { return [] }
      return group.nodes.compactMap { if case .stroke(_, let stroke, _) = $0 { stroke } else { nil } }
    }
  }

  private func page(_ targets: [HitTarget]) -> CGRect {
    TargetsOverlay(targets, rect: rect, isDark: false, legendHeight: 1_000).pageRect
  }

  @Test func `the outline of a small target is dashed`() {
    #expect(strokes([large]).map(\.dashes) == [[]])
    #expect(strokes([small]).map(\.dashes) == [[3, 2]])
  }

  @Test func `the legend says what small means`() {
    #expect(page([large]) == rect)
    #expect(page([small]).height > rect.height)
  }

  @Test func `a picture without targets has no legend`() {
    #expect(page([]) == rect)
  }
}
