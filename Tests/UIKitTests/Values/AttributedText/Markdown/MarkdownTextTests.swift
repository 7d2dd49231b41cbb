import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct MarkdownTextTests {
  /// The attributes that a view whose font has 20 points draws.
  private func drawn(_ markdown: String) throws -> [TextAttributes] {
    AttributedText(
      try NSAttributedString(markdown: markdown), defaults: TextDefaults(font: .systemFont(ofSize: 20)),
      traits: .current
    ).runs.map(\.attributes)
  }

  @Test func `a label draws emphasis in the fonts of its own font`() throws {
    let fonts = try drawn("a *b* **c** ***d***").map(\.font).filter { $0.weight != 400 || $0.isItalic }
    #expect(fonts.map(\.size) == [20, 20, 20])
    #expect(fonts.map(\.isItalic) == [true, false, true])
    #expect(fonts.map(\.weight) == [400, 700, 700])
  }

  @Test func `a label draws code in the monospaced font`() throws {
    #expect(
      try drawn("`a`").map(\.font) == [UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).font])
  }

  @Test func `a label draws a line through struck text`() throws {
    #expect(try drawn("~~a~~").map(\.appearance.strikethrough?.kind) == [.single])
  }

  @Test func `the attributes of a text can be read by their names`() throws {
    let text = try AttributedString(markdown: "**a**[b](c)", baseURL: URL(string: "https://d.e"))
    let runs = Array(text.runs)
    #expect(runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
    #expect(runs[1].link?.absoluteString == "https://d.e/c")
    #expect(runs[0].presentationIntent?.components == [.init(kind: .paragraph, identity: 1)])
  }

  @Test func `a text of the new type has the same attributes in the old one, and back`() throws {
    let text = try AttributedString(markdown: "*a*")
    let old = NSAttributedString(text)
    #expect(old.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? NSNumber == 1)
    #expect(AttributedString(old).runs.map(\.inlinePresentationIntent) == [.emphasized])
  }

  @Test func `data that is no UTF-8 throws`() {
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
  }

  @Test func `a text that is too long is reported, because its rest is left out`() throws {
    let long = String(repeating: "a b\n", count: 70_000)
    let messages = try Diagnostics.found { _ = try AttributedString(markdown: long) }.map(\.text)
    #expect(
      messages == [
        "a Markdown text of 280000 bytes is cut: CellSnap reads the first 262144; split the text"
      ])
    #expect(try Diagnostics.found { _ = try AttributedString(markdown: "a") }.isEmpty)
  }
}
