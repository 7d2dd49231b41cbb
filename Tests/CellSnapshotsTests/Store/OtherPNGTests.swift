import Testing

@testable import CellSnapshots

@Suite struct OtherPNGTests {
  @Test(arguments: OtherPNG.allCases.filter { $0 != .finerThanEightBits })
  func anyWayToWriteThePixelsIsIdentical(file: OtherPNG) throws {
    let fixture = try StoreFixture()
    try fixture.place(file.bytes)
    let result = try fixture.verify().result
    #expect(result.verdict == .identical)
    #expect(
      result.message == (file == .colorProfile ? "the reference's colour profile is not looked at" : nil))
    #expect(try fixture.verify([[0, 10], [20, 31]]).result.verdict == .different)
  }

  @Test func coloursFinerThanDrawnOnesAreNeverIdentical() throws {
    let fixture = try StoreFixture()
    try fixture.place(OtherPNG.finerThanEightBits.bytes)
    let verification = try fixture.verify()
    #expect(verification.result.verdict == .different)
    #expect(
      verification.result.message?.hasSuffix("the reference has colours finer than 8 bits a channel") == true)
    #expect(try fixture.verify(rule: .channel(1)).result.verdict == .similar)
  }
}
