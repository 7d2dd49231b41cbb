import CellDrawing
import Foundation
import Testing
@testable import CellInspection

@Suite struct OverlayLegendTests {
  private func legend(rows: Int, height: CGFloat) -> OverlayLegend {
    let row = OverlayLegend.Row(mark: OverlayLabel("1", background: .black), text: OverlayLabel("avatarView"))
    return OverlayLegend(
      Array(repeating: row, count: rows), width: 100, height: height, color: .black)
  }

  /// Returns the number of backgrounds. Each row's mark has one, except in the row that counts the rows left
  /// out.
  private func backgrounds(of legend: OverlayLegend) -> Int {
    legend.nodes(at: .zero).count { if case .fill = $0 { true } else { false } }
  }

  @Test func `every row is shown if there is room`() {
    #expect(backgrounds(of: legend(rows: 40, height: 4_000)) == 40)
  }

  @Test func `rows without room are counted in the last row`() {
    let legend = legend(rows: 40, height: 100)
    #expect(legend.size.height <= 100)
    #expect(backgrounds(of: legend) < 40)
    // Each row has a background and two texts, and the last row has two texts.
    #expect(legend.nodes(at: .zero).count == 3 * backgrounds(of: legend) + 2)
  }

  @Test func `a legend without rows has no size`() {
    #expect(legend(rows: 0, height: 100).size == .zero)
  }
}
