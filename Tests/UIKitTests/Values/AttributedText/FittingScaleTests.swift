import Testing

@testable import UIKit

struct FittingScaleTests {
  @Test func textThatFitsKeepsItsSize() {
    #expect(FittingScale.largest(minimum: 0.5) { _ in true } == 1)
  }

  @Test func largestFactorThatFitsIsFound() {
    #expect(FittingScale.largest(minimum: 0.5) { $0 <= 0.733 } == 0.73)
  }

  @Test func nothingGoesBelowTheMinimum() {
    #expect(FittingScale.largest(minimum: 0.5) { _ in false } == 0.5)
  }

  @Test(arguments: [0, -1, CGFloat.nan]) func minimumThatIsNoneStopsAtAHundredth(minimum: CGFloat) {
    #expect(FittingScale.largest(minimum: minimum) { _ in false } <= 1)
  }
}
