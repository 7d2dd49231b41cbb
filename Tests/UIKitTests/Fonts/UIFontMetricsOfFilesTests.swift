import Testing
import UIKit

/// What the files of Inter say: 2048 units an em, ascent 1984, descent 494, cap height 1490, x-height 1118.
struct UIFontMetricsOfFilesTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func lineIsAscentAndDescent() {
    #expect(abs(font.lineHeight - 20.57) < 0.01)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
  }

  @Test func descenderIsNegative() {
    #expect(font.descender < 0)
  }

  @Test func capitalsAreHigherThanSmallLetters() {
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  @Test func systemFontIsInter() {
    #expect(font.familyName == "Inter")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-Bold")
  }

  @Test func fontIsFoundByItsPostScriptName() {
    #expect(UIFont(name: "Inter-SemiBold", size: 10)?.fontName == "Inter-SemiBold")
  }

  @Test func unknownNameGivesNothing() {
    #expect(UIFont(name: "NoSuchFont-Bold", size: 10) == nil)
  }

  @Test func familiesListTheirFaces() {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Italic"))
  }
}
