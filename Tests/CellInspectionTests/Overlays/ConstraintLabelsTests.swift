import Foundation
import Testing
@testable import CellInspection

@Suite struct ConstraintLabelsTests {
  private let bounds = CGRect(x: 0, y: 0, width: 320, height: 100)

  private func constraint(
    _ label: String?, from start: CGFloat, to end: CGFloat, at across: CGFloat,
    _ state: DrawnConstraint.State = .holds
  ) -> DrawnConstraint {
    DrawnConstraint(
      shape: .distance, line: AxisLine(isHorizontal: true, from: start, to: end, at: across), label: label,
      caption: "caption \(label ?? "")", state: state)
  }

  /// Places labels whose characters are five points wide and ten high.
  private func labels(of constraints: [DrawnConstraint], beside texts: [CGRect] = []) -> ConstraintLabels {
    ConstraintLabels(of: constraints, beside: texts, in: bounds) {
      CGSize(width: CGFloat($0.count) * 5, height: 10)
    }
  }

  private var crowd: [DrawnConstraint] {
    (0..<60).map { index in
      let x = CGFloat(index % 10) * 32
      return constraint("\(index + 100)", from: x, to: x + 12, at: CGFloat(index / 10) * 16 + 5)
    }
  }

  @Test func `a label is in the middle of a long line`() {
    let rects = labels(of: [constraint("40", from: 100, to: 200, at: 50)]).labels.map(\.rect)
    #expect(rects == [CGRect(x: 150 - 5, y: 50 - 5, width: 10, height: 10)])
  }

  @Test func `a label is beside a short line`() {
    let label = labels(of: [constraint("8", from: 100, to: 104, at: 50)]).labels[0]
    #expect(!label.rect.contains(CGPoint(x: 102, y: 50)))
  }

  @Test func `no two labels of constraints overlap`() {
    let labels = labels(of: crowd).labels
    #expect(labels.count > 40)
    for (index, label) in labels.enumerated() {
      #expect(!labels[(index + 1)...].contains { $0.rect.intersects(label.rect) }, "\(label)")
    }
  }

  @Test func `every label of a constraint is inside the picture`() {
    #expect(labels(of: crowd).labels.allSatisfy { bounds.contains($0.rect) })
  }

  @Test func `a label without room becomes a number with a row in the legend`() {
    let long = String(repeating: "w", count: 80)
    let labels = labels(of: [constraint(long, from: 100, to: 200, at: 50)])
    #expect(labels.labels.map(\.text) == ["1"])
    #expect(labels.legend == [ConstraintLabels.LegendRow(number: 1, constraint: 0)])
  }

  @Test func `a broken constraint is labelled first`() {
    let same = constraint("12", from: 100, to: 200, at: 50)
    let broken = constraint("20", from: 100, to: 200, at: 50, .broken)
    let labels = labels(of: [same, broken]).labels
    #expect(labels.first?.text == "20")
    #expect(labels.first?.rect.midX == 150)
  }

  @Test func `a label leaves a text free if there is room`() {
    let text = CGRect(x: 120, y: 40, width: 60, height: 20)
    let label = labels(of: [constraint("12", from: 100, to: 200, at: 50)], beside: [text]).labels[0]
    #expect(!label.rect.intersects(text))
  }

  @Test func `a line without a text has no label`() {
    #expect(labels(of: [constraint(nil, from: 100, to: 200, at: 50)]).labels.isEmpty)
  }
}
