import Testing

@testable import UIKit

@MainActor struct TextPlacesTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  private func position(_ offset: Int, in input: any UITextInput) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  @Test func `carets are at the characters of their lines`() throws {
    let view = view("ab\ncd")
    let (first, last) = (
      view.caretRect(for: view.beginningOfDocument), view.caretRect(for: view.endOfDocument)
    )
    #expect(first.minX == 5)
    #expect(first.minY == 8)
    #expect(last.minX > 15)
    #expect(last.minY == first.maxY)
  }

  @Test func `a selection has a rectangle for each of its lines`() throws {
    let view = view("ab\ncd")
    let range = try #require(view.textRange(from: position(1, in: view), to: view.endOfDocument))
    let rects = view.selectionRects(for: range)
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(view.firstRect(for: range) == rects[0].rect)
    #expect(rects[1].rect.minX == 5)
  }

  @Test func `the position nearest to a point is found`() throws {
    let view = view("abc\nde")
    let caret = view.caretRect(for: try position(2, in: view))
    let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
    #expect(view.offset(from: view.beginningOfDocument, to: found) == 2)
    #expect(view.characterRange(at: CGPoint(x: 6, y: 12)).flatMap { view.text(in: $0) } == "a")
  }

  @Test func `a position is kept within a range`() throws {
    let view = view("abcdef")
    let range = try #require(view.textRange(from: position(1, in: view), to: position(3, in: view)))
    #expect(view.closestPosition(to: CGPoint(x: 190, y: 12), within: range) == range.end)
  }

  @Test func `the caret of an empty field is as high as its line`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(field.caretRect(for: field.endOfDocument).height == field.font?.lineHeight)
  }

  @Test func `the caret of a centred field is behind its text`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.textAlignment = .center
    field.text = "aa"
    let (first, last) = (
      field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
    )
    #expect(abs((first.minX + last.minX) / 2 - 50) < 0.5)
  }
}
