import CellDrawing
import Foundation
import Testing

struct HyphenationTests {
  private func divided(_ word: String, _ tag: String) throws -> String {
    let language = try #require(HyphenationLanguage(tag: tag))
    let dictionary = try #require(HyphenationDictionary.of(language))
    let scalars = Array(word.unicodeScalars)
    let places = Set(dictionary.places(in: scalars))
    return scalars.enumerated().map { (places.contains($0) ? "-" : "") + String($1) }.joined()
  }

  @Test(arguments: [
    ("en", "hyphenation", "hy-phen-ation"), ("en-GB", "Hyphenation", "Hy-phen-ation"),
    ("de", "Silbentrennung", "Sil-ben-tren-nung"), ("de-CH", "Größenänderung", "Grö-ßen-än-de-rung"),
    ("ru", "переносы", "пе-ре-но-сы"), ("ru", "абзацы", "аб-за-цы"),
    ("fr", "développement", "dé-ve-lop-pe-ment"),
    ("es", "desarrollo", "de-sa-rro-llo"), ("it", "sviluppo", "svi-lup-po"),
    ("nl", "ontwikkeling", "ont-wik-ke-ling"), ("pl", "programowanie", "pro-gra-mo-wa-nie"),
    ("pt-BR", "desenvolvimento", "de-sen-vol-vi-men-to"), ("sv", "utveckling", "ut-veck-ling"),
  ])
  func `a word is divided as in its language`(tag: String, word: String, expected: String) throws {
    #expect(try divided(word, tag) == expected)
  }

  @Test func `a word that the dictionary's encoding lacks is not divided`() throws {
    #expect(try divided("расположение", "de") == "расположение")
    #expect(try divided("", "de") == "")
  }

  @Test func `at least two letters are on both sides of a hyphen`() throws {
    #expect(try divided("около", "ru") == "око-ло")
    #expect(try divided("about", "en") == "about")
  }

  @Test func `languages without a dictionary are known`() {
    #expect(["fi", "ja", "pt-PT", "uk", ""].allSatisfy { HyphenationLanguage(tag: $0) == nil })
    #expect(HyphenationLanguage(tag: "pt")?.packageName == "hyphen-pt-br")
  }

  private let hyphen = LaidOutText("\u{2010}")

  private func text(
    _ string: String, width: CGFloat, factor: Double = 1, language: String = "de", lineLimit: Int = 0,
    lineBreak: LineBreak? = nil
  ) -> LaidOutText {
    LaidOutText(
      string, paragraph: TextParagraph { $0.hyphenationFactor = factor },
      in: TextFrame(width: width, lineLimit: lineLimit, lineBreak: lineBreak, language: language))
  }

  private func endsWithHyphen(_ line: TextLine) -> Bool {
    line.runs.flatMap(\.glyphs).map(\.id).last == hyphen.lines[0].runs[0].glyphs[0].id
  }

  private var widthOfOneSyllable: CGFloat { LaidOutText("eine Sil").size.width + hyphen.size.width }

  @Test func `the part of a word that fits ends a line, with a hyphen`() {
    let text = text("eine Silbentrennung", width: widthOfOneSyllable)
    #expect(text.lineTexts.first == "eine Sil")
    #expect(text.lineTexts.joined() == "eine Silbentrennung")
    #expect(text.lines.dropLast().allSatisfy(endsWithHyphen))
    #expect(!endsWithHyphen(text.lines[text.lines.count - 1]))
    #expect(isClose(text.lines[0].width, widthOfOneSyllable))
    #expect(text.lines.allSatisfy { $0.width <= widthOfOneSyllable + 0.001 })
  }

  @Test func `a word is not divided where its hyphen does not fit`() {
    #expect(text("eine Silbentrennung", width: widthOfOneSyllable - 0.5).lineTexts.first == "eine ")
  }

  @Test func `a line that is full enough is not followed by a part of a word`() {
    let width = widthOfOneSyllable
    let fullness = LaidOutText("eine").size.width / width
    #expect(text("eine Silbentrennung", width: width, factor: fullness - 0.01).lineTexts.first == "eine ")
    #expect(text("eine Silbentrennung", width: width, factor: fullness + 0.01).lineTexts.first == "eine Sil")
    #expect(text("eine Silbentrennung", width: width, factor: 0).lineTexts.first == "eine ")
  }

  @Test func `words are divided only in a language that has patterns, and only between words' letters`() {
    #expect(text("eine Silbentrennung", width: widthOfOneSyllable, language: "fi").lineTexts.first == "eine ")
    let characters = text("eine Silbentrennung", width: widthOfOneSyllable, lineBreak: .characterWrapping)
    #expect(!characters.lines.contains(where: endsWithHyphen))
  }

  @Test func `a word with soft hyphens is divided only at those`() {
    let text = text("eine Silbentren\u{ad}nung", width: widthOfOneSyllable)
    #expect(text.lineTexts.first == "eine ")
  }

  @Test func `a word that is wider than a line is divided at its syllables`() {
    let width = LaidOutText("Silbentren").size.width
    let text = text("Silbentrennung", width: width)
    #expect(text.lineTexts == ["Silben", "trennung"])
    #expect(endsWithHyphen(text.lines[0]))
  }

  @Test func `an ellipsis takes the place of the hyphen`() {
    let text = text(
      "eine Silbentrennung", width: widthOfOneSyllable, lineLimit: 1, lineBreak: .truncatingTail)
    #expect(text.isTruncated)
    #expect(!endsWithHyphen(text.lines[0]))
  }
}
