import CellDrawing
import Foundation
import Testing
@testable import CellInspection

@Suite struct OverlayLegendTests {
  private func legend(rows: Int, height: CGFloat) -> OverlayLegend {
    let row = OverlayLegend.Row(mark: OverlayLabel("1", ground: .black), text: OverlayLabel("avatarView"))
    return OverlayLegend(
      Array(repeating: row, count: rows), width: 100, height: height, color: .black)
  }

  /// Each row has the ground of its mark, but for the one that says how many are left out.
  private func grounds(of legend: OverlayLegend) -> Int {
    legend.nodes(at: .zero).count { if case .fill = $0 { true } else { false } }
  }

  @Test func everyRowIsShownWhereThereIsRoom() {
    #expect(grounds(of: legend(rows: 40, height: 4_000)) == 40)
  }

  @Test func whatHasNoRoomIsCounted() {
    let legend = legend(rows: 40, height: 100)
    #expect(legend.size.height <= 100)
    #expect(grounds(of: legend) < 40)
    // A ground and two texts for each row, two texts for the last.
    #expect(legend.nodes(at: .zero).count == 3 * grounds(of: legend) + 2)
  }

  @Test func noRowsTakeNoRoom() {
    #expect(legend(rows: 0, height: 100).size == .zero)
  }
}
