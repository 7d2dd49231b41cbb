import CellDrawing
import Foundation
import Testing
@testable import CellInspection

@Suite struct CalloutLegendTests {
  private func legend(_ texts: [String], width: CGFloat = 320, isRightToLeft: Bool = false) -> CalloutLegend {
    CalloutLegend(texts, width: width, isDark: false, isRightToLeft: isRightToLeft, language: "en")
  }

  @Test func `a legend without callouts has no size`() {
    #expect(legend([]).size == .zero)
  }

  @Test func `each row is as high as its mark or its text`() {
    #expect(legend(["Likes", "Count"]).size == CGSize(width: 320, height: 12 + 18 + 8 + 18 + 12))
    let long = String(repeating: "word ", count: 30)
    #expect(legend([long]).size.height > 12 + 18 + 12)
  }

  @Test func `a legend has a minimum width`() {
    #expect(legend(["Likes"], width: 40).size.width == 240)
  }

  @Test func `from right to left the marks are at the right`() {
    func circle(_ legend: CalloutLegend) -> Node? { legend.nodes(at: .zero).first }
    func mark(at x: CGFloat) -> Node {
      .fill(.ellipse(in: CGRect(x: x, y: 12, width: 18, height: 18)), .nonZero, .color(.white))
    }
    #expect(circle(legend(["Likes"])) == mark(at: 12))
    #expect(circle(legend(["Likes"], isRightToLeft: true)) == mark(at: 320 - 12 - 18))
  }
}
