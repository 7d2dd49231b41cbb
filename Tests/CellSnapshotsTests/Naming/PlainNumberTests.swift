import Foundation
import Testing

@testable import CellSnapshots

@Suite struct PlainNumberTests {
  @Test func wholeNumbersHaveNoFraction() {
    #expect(PlainNumber.text(320) == "320")
    #expect(PlainNumber.text(320.25) == "320.25")
  }

  @Test(arguments: ["", "NaN", "inf", "1e400", "-5", "0x10", "3 2", "1.2.3", "٣"])
  func whatIsNoPlainNumberIsNone(text: String) {
    #expect(PlainNumber.parse(text) == nil)
  }

  @Test func decimalNumbersAreRead() {
    #expect(PlainNumber.parse("320") == 320)
    #expect(PlainNumber.parse("1.5") == 1.5)
  }
}
