import CellDrawing
import Testing

@testable import UIKit

struct TextKeysTests {
  private func attributes(_ keys: [NSAttributedString.Key: Any]) throws -> TextAttributes {
    let text = NSAttributedString(string: "a", attributes: keys)
    return try #require(
      AttributedText(text, traits: UITraitCollection(userInterfaceStyle: .light)).runs.first
    ).attributes
  }

  @Test func `slant, width and ligatures are read`() throws {
    let read = try attributes([.obliqueness: 0.2, .expansion: NSNumber(value: 0.5), .ligature: 0])
    #expect(read.obliqueness == 0.2 && read.expansion == 0.5 && read.ligature == 0)
  }

  @Test func `tracking replaces kerning unless it is 0`() throws {
    #expect(try attributes([.tracking: 2, .kern: 5]).kern == 2)
    #expect(try attributes([.tracking: 0, .kern: 5]).kern == 5)
  }

  @Test(arguments: [
    (NSUnderlineStyle.patternDot, TextAttributes.Line.Pattern.dots), (.patternDash, .dashes),
    (.patternDashDot, .dashesAndDots), (.patternDashDotDot, .dashesAndTwoDots), (NSUnderlineStyle(), .solid),
  ])
  func `a pattern belongs to a line`(
    style: NSUnderlineStyle, pattern: TextAttributes.Line.Pattern
  ) throws {
    let line = NSUnderlineStyle.thick.union(style).rawValue
    #expect(
      try attributes([.underlineStyle: line]).appearance.underline
        == TextAttributes.Line(.thick, pattern: pattern))
    #expect(try attributes([.underlineStyle: style.rawValue]).appearance.underline == nil)
  }

  @Test func `a line by word separates words`() throws {
    let style = NSUnderlineStyle.single.union(.byWord).rawValue
    #expect(try attributes([.strikethroughStyle: style]).separatesWords)
    #expect(try attributes([.strikethroughStyle: 1]).separatesWords == false)
  }

  @Test(arguments: [NSAttributedString.Key.textEffect, .writingDirection])
  func `a key that is not drawn is reported once`(key: NSAttributedString.Key) {
    let messages = Diagnostics.found {
      _ = try? attributes([key: "value"])
      _ = try? attributes([key: "value"])
    }.map(\.text)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasPrefix("NSAttributedString.Key.") })
  }

  @Test func `an attribute container has the new keys`() {
    var container = AttributeContainer()
    container.tracking = 2
    container.ligature = 0
    container.obliqueness = 0.25
    container.expansion = 0.5
    let text = NSAttributedString(AttributedString("a", attributes: container))
    let found = text.attributes(at: 0, effectiveRange: nil)
    #expect(found[.tracking] as? Double == 2 && found[.ligature] as? Int == 0)
    #expect(found[.obliqueness] as? Double == 0.25 && found[.expansion] as? Double == 0.5)
  }
}
