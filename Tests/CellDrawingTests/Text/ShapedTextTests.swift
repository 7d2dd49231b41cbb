import CellDrawing
import Foundation
import Testing

struct ShapedTextTests {
  @Test func emptyTextHasNoSize() {
    let text = ShapedText(
      AttributedText("", attributes: TextAttributes(font: Font(size: 17))), in: TextFrame())
    #expect(text.size == .zero)
    #expect(text.lines.isEmpty)
  }

  @Test func aLineIsAsHighAsItsFont() {
    let text = ShapedText(
      AttributedText("Hello, 世界 👋", attributes: TextAttributes(font: Font(size: 17))), in: TextFrame())
    #expect(text.lineCount == 1)
    #expect(abs(text.size.height - 17 * (2728 + 680) / 2816) < 0.001)
  }
}
