import CellDrawing
import Foundation
import Testing

struct AlignmentTests {
  private let width = LaidOutText("abc").size.width

  private func left(_ alignment: TextParagraph.Alignment, _ frame: TextFrame) -> CGFloat {
    LaidOutText("abc", paragraph: TextParagraph { $0.alignment = alignment }, in: frame).lines[0].origin.x
  }

  @Test func `a line is aligned inside the frame's width`() {
    let frame = TextFrame(width: 100)
    #expect(left(.left, frame) == 0)
    #expect(isClose(left(.right, frame), 100 - width))
    #expect(isClose(left(.center, frame), (100 - width) / 2))
    #expect(left(.natural, frame) == 0)
    #expect(isClose(left(.natural, TextFrame(width: 100, layoutDirection: .rightToLeft)), 100 - width))
  }

  @Test func `a line is aligned to the widest one without a width`() {
    let text = LaidOutText("abc\na", paragraph: TextParagraph { $0.alignment = .right })
    #expect(text.lines[0].origin.x == 0)
    #expect(isClose(text.lines[1].origin.x, width - LaidOutText("a").size.width))
  }

  @Test func `every justified line but the last fills the width`() {
    let text = LaidOutText(
      "aa aa aa aa aa aa aa aa", paragraph: TextParagraph { $0.alignment = .justified },
      in: TextFrame(width: 50))
    #expect(text.lines.dropLast().allSatisfy { $0.width == 50 })
    let last = text.lines[0].runs.last
    #expect(isClose((last?.x ?? 0) + (last?.width ?? 0), 50))
    #expect((text.lines.last?.width ?? 50) < 50)
  }

  @Test func `the indent of right-to-left text is at the right`() {
    let paragraph = TextParagraph {
      $0.alignment = .right
      $0.firstLineHeadIndent = 20
    }
    let text = LaidOutText("שלום", paragraph: paragraph, in: TextFrame(width: 100))
    #expect(isClose(text.lines[0].origin.x + text.lines[0].width, 100 - 20))
  }
}
