import Testing
import UIKit

struct UIFontMetricsOfFilesTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func `the line height is the sum of ascent and descent`() {
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 0.001)
  }

  @Test func `the descender is negative`() {
    #expect(font.descender < 0)
  }

  @Test func `capital letters are higher than small letters`() {
    #expect(font.capHeight > font.xHeight && font.xHeight > 0)
  }

  @Test func `the system font is Inter`() {
    #expect(font.familyName == "Inter")
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == "Inter-Bold")
  }

  @Test func `a font is found by its PostScript name`() {
    #expect(UIFont(name: "Inter-SemiBold", size: 10)?.fontName == "Inter-SemiBold")
  }

  @Test(arguments: [
    ("Helvetica", "Helvetica", "Helvetica"),
    ("HelveticaNeue-Medium", "HelveticaNeue-Medium", "Helvetica Neue"),
    ("TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldMT", "Times New Roman"),
    ("AvenirNext-DemiBoldItalic", "AvenirNext-DemiBoldItalic", "Avenir Next"),
  ])
  func `a font of the iPhone is found by its name`(name: String, fontName: String, familyName: String) throws
  {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == fontName)
    #expect(font.familyName == familyName)
  }

  @Test func `Helvetica has its own letter widths`() throws {
    // Helvetica's H is 1479, e 1139, l 455, l 455, o 1139 of 2048 units wide, as in Liberation Sans.
    let font = try #require(UIFont(name: "Helvetica", size: 20.48))
    #expect(abs("Hello".size(withAttributes: [.font: font]).width - 46.67) < 0.01)
    let bold = try #require(UIFont(name: "Helvetica-BoldOblique", size: 12))
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func `a line of Helvetica is 1.15 times as high as the font's size`() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    #expect(abs(font.lineHeight - 23) < 0.001)
    #expect(abs(font.ascender - 18.4) < 0.001)
  }

  @Test func `the system font has four designs`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let names = try [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced, .default].map {
      UIFont(descriptor: try #require(descriptor.withDesign($0)), size: 0).fontName
    }
    #expect(names == ["Quicksand-Bold", "NotoSerif-Bold", "NotoSansMono-Bold", "Inter-Bold"])
  }

  @Test func `an unknown font name gives nil`() {
    #expect(UIFont(name: "NoSuchFont-Bold", size: 10) == nil)
  }

  @Test func `a family lists its faces`() {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Italic"))
  }
}
