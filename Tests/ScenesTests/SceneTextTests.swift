import Foundation
import Testing
import UIKit

@testable import CellSnapScenes

/// The fonts and the paragraphs of described texts.
@MainActor struct SceneTextTests {
  private func label(_ members: String) throws -> UILabel {
    let json = #"{"id": "0", "class": "UILabel", \#(members)}"#
    return UILabel(described: try JSONDecoder().decode(ViewDescription.self, from: Data(json.utf8)))
  }

  @Test func `monospaced letters are all as wide as each other`() throws {
    let narrow = try label(#""text": "iiii", "monospaced": true"#)
    let wide = try label(#""text": "MMMM", "monospaced": true"#)
    #expect(narrow.intrinsicContentSize == wide.intrinsicContentSize)
  }

  @Test func `an italic text has an italic font of its weight`() throws {
    let label = try label(#""text": "a", "italic": true, "fontWeight": "bold", "fontSize": 20"#)
    #expect(label.font.fontDescriptor.symbolicTraits.contains([.traitItalic, .traitBold]))
    #expect(label.font.pointSize == 20)
  }

  @Test func `a paragraph sets the alignment, the line breaks and the space between lines`() throws {
    let runs = #"{"runs": [{"text": "one two three four five six", "fontSize": 17}], "paragraph": {}}"#
    let spaced = runs.replacing(
      #""paragraph": {}"#,
      with: #""paragraph": {"lineSpacing": 6, "alignment": "center", "lineBreakMode": "wordWrap"}"#)
    let plain = try label(#""numberOfLines": 0, "attributedText": \#(runs)"#)
    let label = try label(#""numberOfLines": 0, "attributedText": \#(spaced)"#)
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    // The text has two lines, so that 6 points come between them once.
    #expect(label.sizeThatFits(room).height == plain.sizeThatFits(room).height + 6)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping)
  }
}
