import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct OtherPNGTests {
  @Test(arguments: OtherPNG.allCases.filter { $0 != .finerThanEightBits && $0 != .colorProfile })
  func `equal pixels are identical in any encoding`(file: OtherPNG) throws {
    let fixture = try StoreFixture()
    try fixture.place(file.bytes)
    let result = try fixture.verify().result
    #expect(result.verdict == .identical)
    #expect(result.message == nil)
    #expect(try fixture.verify([[0, 10], [20, 31]]).result.verdict == .different)
  }

  @Test func `colours finer than eight bits are never identical`() throws {
    let fixture = try StoreFixture()
    try fixture.place(OtherPNG.finerThanEightBits.bytes)
    let verification = try fixture.verify()
    #expect(verification.result.verdict == .different)
    #expect(
      verification.result.message?.contains("the reference has more than 8 bits per channel") == true)
    #expect(try fixture.verify(rule: .channel(1)).result.verdict == .similar)
  }

  @Test(arguments: [(OtherPNG.faintRed, SnapshotVerdict.identical), (OtherPNG.otherFaintRed, .different)])
  func `colours of almost transparent pixels are compared`(file: String, verdict: SnapshotVerdict) throws {
    let fixture = try StoreFixture()
    try fixture.place([UInt8](try #require(Data(base64Encoded: file))))
    let bitmap = try Bitmap(width: 1, height: 1)
    // Premultiplied by an alpha of 10, 102 of 255 is 4.
    bitmap.pixels.storeBytes(of: 0x0A04_0000, as: UInt32.self)
    var drawn = try StoreFixture.drawn()
    drawn.pixels = bitmap
    #expect(try fixture.verifier().verify(drawn).result.verdict == verdict)
    #expect(try fixture.verifier(rule: .channel(6)).verify(drawn).result.verdict.isPassing)
  }
}
