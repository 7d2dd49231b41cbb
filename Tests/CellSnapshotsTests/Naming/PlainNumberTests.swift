import Foundation
import Testing

@testable import CellSnapshots

@Suite struct PlainNumberTests {
  @Test func `whole numbers have no fraction`() {
    #expect(PlainNumber.text(320) == "320")
    #expect(PlainNumber.text(320.25) == "320.25")
  }

  @Test(arguments: [(33.0 + 2.0 / 3, "33.67"), (20.5, "20.5"), (44, "44"), (1e300, "1e+300")])
  func `a size has at most two decimals`(number: Double, text: String) {
    #expect(PlainNumber.rounded(number) == text)
  }

  @Test(arguments: ["", "NaN", "inf", "1e400", "-5", "0x10", "3 2", "1.2.3", "٣"])
  func `a text that is no plain number is refused`(text: String) {
    #expect(PlainNumber.parse(text) == nil)
  }

  @Test func `decimal numbers are read`() {
    #expect(PlainNumber.parse("320") == 320)
    #expect(PlainNumber.parse("1.5") == 1.5)
  }
}
