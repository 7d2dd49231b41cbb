import Foundation
import MFS
import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct WallPostTextTests {
  private let table = CGSize(width: 320, height: 568)
  private let line: CGFloat = 19.09

  private func post(_ html: String, quoted: String? = nil) -> WallPostCellVM {
    var status = Status(id: "1", account: Account(id: "1", username: "ada"))
    status.content = html
    if let quoted {
      var inner = Status(id: "2", account: Account(id: "2", username: "bo"))
      inner.content = quoted
      status.quote = Box(inner)
    }
    return WallPostCellVM(status: status)
  }

  private func lines(_ count: Int) -> String {
    "<p>\((1...count).map { "line \($0)" }.joined(separator: "<br>"))</p>"
  }

  private func collapsedLines(_ html: String) -> CGFloat {
    let height = WallPostCell.sizeOfText(post(html), tableSize: table).minSize.height
    return ((height + 2) / (line + 2)).rounded()
  }

  @Test func `a text that would be cut at an empty line ends before it`() {
    #expect(collapsedLines(lines(5) + lines(5)) == 5)
    #expect(collapsedLines(lines(4) + lines(5)) == 6)
    #expect(collapsedLines(lines(6) + lines(5)) == 6)
    #expect(collapsedLines(lines(9)) == 6)
  }

  @Test func `a text is never cut right below the name of a quotation's author`() {
    func shownLines(after count: Int) -> CGFloat {
      let viewModel = post(lines(count), quoted: "<p>quoted<br>twice<br>and again</p>")
      let height = WallPostCell.sizeOfText(viewModel, tableSize: table).minSize.height
      return ((height + 2) / (line + 2)).rounded()
    }
    // The fourth to sixth lines are an empty line, the name and a line of the quotation.
    #expect(shownLines(after: 3) == 6)
    #expect(shownLines(after: 4) == 4)
    #expect(shownLines(after: 5) == 5)
  }

  @Test func `the last visible line has words`() {
    let cell = WallPostCell(style: .default, reuseIdentifier: nil)
    cell.show(post(lines(5) + lines(5)), tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.postTextLabel?.drawnLineCount == 5)
    #expect(cell.postTextLabel?.isTruncated == true)
  }

  @Test func `the space below Show more equals that below a short text`() {
    let short = post("<p>One line</p>")
    let long = post(lines(9))
    let text = WallPostCell.rectForPostTextLabel(short, tableSize: table)
    let showMore = WallPostCell.rectForShowMoreButton(long, tableSize: table)
    #expect(showMore.height == WallPostCell.fontForShowMore.wholeLineHeight)
    #expect(
      WallPostCell.rectsForActionBar(long, tableSize: table).like.minY - showMore.maxY
        == WallPostCell.rectsForActionBar(short, tableSize: table).like.minY - text.maxY)
  }

  private func bars(_ viewModel: WallPostCellVM) -> [CGRect] {
    WallPostCell.rectsForQuotationBars(viewModel, tableSize: table)
  }

  @Test func `a quotation has a bar beside its lines`() throws {
    let viewModel = post("<p>One line</p><blockquote><p>quoted<br>twice</p></blockquote><p>after</p>")
    let text = WallPostCell.rectForPostTextLabel(viewModel, tableSize: table)
    let bar = try #require(bars(viewModel).first)
    #expect(bars(viewModel).count == 1)
    #expect(bar.minX == 10 && bar.width == 3)
    #expect(abs(bar.minY - text.minY - 2 * (line + 2)) <= 1)
    #expect(abs(bar.height - (2 * line + 2)) <= 1)
  }

  @Test func `the bar of a quotation ends with the text`() throws {
    let viewModel = post("<p>Look</p>", quoted: "<p>here</p>")
    let bar = try #require(bars(viewModel).first)
    #expect(abs(bar.maxY - WallPostCell.rectForPostTextLabel(viewModel, tableSize: table).maxY) <= 1)
  }

  @Test func `a quotation below the cut has no bar`() {
    let viewModel = post(lines(8), quoted: "<p>here</p>")
    #expect(bars(viewModel).isEmpty)
    viewModel.isExpandText = true
    #expect(bars(viewModel).count == 1)
  }

  @Test func `a quotation inside another has no bar of its own`() {
    let html =
      "<blockquote><p>one</p><blockquote><p>two</p></blockquote></blockquote><p>and</p><blockquote>three</blockquote>"
    let viewModel = post(html)
    viewModel.isExpandText = true
    #expect(bars(viewModel).count == 2)
  }

  @Test func `a right-to-left quotation has its bar on the right`() throws {
    let bar = try #require(bars(post("<p>Look</p><blockquote>שלום</blockquote>")).first)
    #expect(bar.maxX == CGFloat(320 - 10))
  }

  @Test func `the cell shows the bars`() {
    let viewModel = post("<p>Look</p>", quoted: "<p>here</p>")
    let cell = WallPostCell(style: .default, reuseIdentifier: nil)
    cell.show(viewModel, tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.quotationBarsView?.frame == bars(viewModel).first)
    #expect(cell.quotationBarsView?.subviews.count == 1)
    cell.show(post("<p>Look</p>"), tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.quotationBarsView?.subviews.isEmpty == true)
  }

  @Test func `ten thousand quotations have their bars`() {
    let viewModel = post(String(repeating: "<p>a</p><blockquote>b</blockquote>", count: 10_000))
    viewModel.isExpandText = true
    #expect(bars(viewModel).count == 10_000)
  }

  @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraLarge])
  func `the text and icon of views are not larger than for likes`(textSize: UIContentSizeCategory) {
    onPhone(textSize: textSize) {
      #expect(WallPostCell.fontForViews.pointSize <= CountButton.titleFont.pointSize)
      #expect(WallPostCell.iconSideOfViews <= CountButton.iconSide)
    }
  }

  @Test func `large text has larger margins`() {
    let viewModel = post("<p>One line</p>")
    func room() -> CGFloat {
      WallPostCell.rectForPostTextLabel(viewModel, tableSize: table).minY
        - WallPostCell.rectForDateLabel(viewModel, tableSize: table).maxY
    }
    #expect(onPhone(textSize: .accessibilityExtraLarge, room) == 20)
  }

  @Test func `icons that point sideways are mirrored from right to left`() {
    #expect(Icon.share.image?.flipsForRightToLeftLayoutDirection == true)
    #expect(Icon.comment.image?.flipsForRightToLeftLayoutDirection == true)
    #expect(Icon.like.image?.flipsForRightToLeftLayoutDirection == false)
  }
}
