import Testing

@testable import UIKit

struct FittingScaleTests {
  @Test func `text that fits keeps its size`() {
    #expect(FittingScale.largest(minimum: 0.5) { _ in true } == 1)
  }

  @Test func `the largest scale that fits is found`() {
    #expect(FittingScale.largest(minimum: 0.5) { $0 <= 0.733 } == 0.73)
  }

  @Test func `the scale is never below the minimum`() {
    #expect(FittingScale.largest(minimum: 0.5) { _ in false } == 0.5)
  }

  @Test(arguments: [0, -1] as [CGFloat])
  func `without a minimum, the scale is a hundredth or more`(minimum: CGFloat) {
    #expect(FittingScale.largest(minimum: minimum) { _ in false } == 0.01)
  }

  @Test func `text does not shrink to a minimum that is no number`() {
    #expect(FittingScale.largest(minimum: .nan) { _ in false } == 1)
  }
}
