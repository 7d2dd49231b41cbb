import Testing
@testable import CellCommandLine

@Suite struct OptionValueTests {
  @Test func widthsAreSeparatedByCommas() throws {
    #expect(try OptionValue.widths("320, 375,414.5", scale: 2) == [320, 375, 414.5])
  }

  @Test(arguments: ["0", "-5", "NaN", "1000000000", "1e400", "", "320,", "abc", "320,0", "inf"])
  func whatIsNoWidthIsRefused(text: String) {
    let failure = #expect(throws: CommandFailure.self) { try OptionValue.widths(text, scale: 2) }
    #expect(failure?.exitCode == 64)
    #expect(failure?.message.hasPrefix("--widths \(text): ") == true)
  }

  @Test func theWidestPictureFitsCairo() throws {
    // 32,767 pixels at 2 pixels a point: 16,383 points.
    #expect(try OptionValue.widths("16383", scale: 2) == [16_383])
    #expect(throws: CommandFailure.self) { try OptionValue.widths("16384", scale: 2) }
  }

  @Test func aWidthGivenTwiceIsRefused() {
    let failure = #expect(throws: CommandFailure.self) { try OptionValue.widths("320,375,320", scale: 2) }
    #expect(failure == .usage("--widths 320,375,320: 320 is there twice; give each width once"))
  }

  @Test(arguments: ["0", "NaN", "100", "-1", "", "two"])
  func whatIsNoScaleIsRefused(text: String) {
    #expect(throws: CommandFailure.self) { try OptionValue.scale(text) }
  }

  @Test func formatsAreNamed() throws {
    #expect(try OptionValue.formats("png,SVG") == [.png, .svg])
    #expect(throws: CommandFailure.self) { try OptionValue.formats("gif") }
    #expect(throws: CommandFailure.self) { try OptionValue.formats("png,png") }
  }

  @Test func anUnknownTextSizeIsRefusedWithTheKnownOnes() {
    let failure = #expect(throws: CommandFailure.self) { try OptionValue.textSize("huge") }
    #expect(failure?.message.contains("XS, S, M") == true)
  }

  @Test(arguments: ["0", "65", "two", "1.5", ""])
  func whatIsNoThreadCountIsRefused(text: String) {
    #expect(throws: CommandFailure.self) { try OptionValue.threads(text) }
  }
}
