import Testing

@testable import CellDrawing

struct TextCacheTests {
  @Test func `two hundred long posts are shaped once each`() {
    let cache = TextCache()
    let attributes = TextAttributes(font: Font(size: 10), paragraph: TextParagraph())
    let keys = (0..<200).map { number in
      TextKey(
        text: AttributedText(
          "\(number)" + String(repeating: "Forty minutes. ", count: 120), attributes: attributes),
        layoutDirection: .leftToRight, language: "en")
    }
    let first = keys.map(cache.source)
    let second = keys.map(cache.source)
    #expect(zip(first, second).allSatisfy { $0 === $1 })
  }
}
