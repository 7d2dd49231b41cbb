import Foundation
import Testing
@testable import CellChecks

@Suite struct FrameValueTests {
  private func difference(_ expected: CGFloat, _ actual: CGFloat) -> [String] {
    let values = [expected, actual].map {
      FrameValue(name: "titleLabel", value: .rect(CGRect(x: $0, y: 16, width: 272, height: 21)))
    }
    return FrameValue.difference([values[0]], [values[1]]).map { [$0.expected, $0.actual] } ?? []
  }

  @Test func `frames are written with two decimals`() {
    #expect(
      difference(24, 34.0014343261719) == ["frame (24, 16, 272, 21)", "frame (34, 16, 272, 21)"])
  }

  @Test func `frames with smaller differences are written in full`() {
    #expect(
      difference(24, 24.001) == ["frame (24.0, 16.0, 272.0, 21.0)", "frame (24.001, 16.0, 272.0, 21.0)"])
  }

  @Test func `equal frames have no difference`() {
    #expect(difference(24, 24).isEmpty)
  }
}
