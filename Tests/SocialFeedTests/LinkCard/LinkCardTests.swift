import Foundation
import MFS
import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct LinkCardTests {
  private let table = CGSize(width: 320, height: 568)
  private let blurHash = "LZIW$@jZV[t6-qjuj[fj0zbHoeV["

  private func preview(_ change: (inout PreviewCard) -> Void = { _ in }) -> PreviewCard {
    var card = PreviewCard(
      url: "https://www.example.org/a", title: "A title", summary: "What the page says of itself",
      providerName: "Example", authorName: "Ada", imageURL: nil, blurHash: blurHash)
    change(&card)
    return card
  }

  private func post(
    _ card: PreviewCard?, _ change: (inout Status) -> Void = { _ in }
  ) -> WallPostCellVM {
    var status = Status(id: "1", account: Account(id: "1", username: "ada"))
    status.content = "<p>One line</p>"
    status.card = card
    change(&status)
    return WallPostCellVM(status: status)
  }

  private func height(_ viewModel: WallPostCellVM) -> CGFloat {
    WallPostCell.calculateCellHeight(from: viewModel, tableSize: table)
  }

  private func linkCard(_ change: (inout PreviewCard) -> Void) -> LinkCard {
    LinkCard(card: preview(change), media: .resources)
  }

  @Test func `a card is below the text and above the bar`() {
    let viewModel = post(preview())
    let card = WallPostCell.rectForLinkCardView(viewModel, tableSize: table)
    #expect(card.minX == 10 && card.width == 300)
    #expect(card.minY == WallPostCell.rectForPostTextLabel(viewModel, tableSize: table).maxY + 10)
    #expect(height(viewModel) == height(post(nil)) + 10 + card.height)
    #expect(WallPostCell.rectsForActionBar(viewModel, tableSize: table).like.minY == card.maxY + 2)
  }

  @Test func `photos and quotations replace the card`() {
    #expect(post(preview()) { $0.mediaAttachments = [MediaAttachment(id: "1")] }.post.linkCard == nil)
    let quoted = Status(id: "2", account: Account(id: "2", username: "bo"), content: "x")
    #expect(post(preview()) { $0.quote = Box(quoted) }.post.linkCard == nil)
  }

  @Test func `a warning hides the card until the post is expanded`() {
    let viewModel = post(preview()) { $0.spoilerText = "Film" }
    #expect(viewModel.shownLinkCard == nil)
    #expect(WallPostCell.rectForLinkCardView(viewModel, tableSize: table).height == 0)
    viewModel.isExpandText = true
    #expect(WallPostCell.rectForLinkCardView(viewModel, tableSize: table).height > 0)
  }

  @Test func `the picture of a sensitive post is hidden until the post is expanded`() {
    let viewModel = post(preview()) { $0.isSensitive = true }
    #expect(viewModel.shownLinkCard?.hidesPicture == true)
    #expect(WallPostCell.hasShowMoreButton(viewModel, tableSize: table))
    viewModel.isExpandText = true
    #expect(viewModel.shownLinkCard?.hidesPicture == false)
  }

  @Test func `a reused cell shows no card of the former post`() {
    let cell = WallPostCell(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 320, height: 400)
    cell.show(post(preview()), tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.linkCardView?.titleLabel?.text == "A title")
    #expect(cell.linkCardView?.isHidden == false)
    cell.show(post(nil), tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.linkCardView?.isHidden == true)
    cell.show(post(preview { $0.title = "Another" }), tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.linkCardView?.titleLabel?.text == "Another")
  }

  @Test func `a card without a site's name shows the server`() {
    #expect(linkCard { $0.authorName = "" }.source == "Example")
    #expect(linkCard { $0.providerName = " " }.source == "example.org · Ada")
    #expect(linkCard { $0.title = "" }.title == "https://\u{2060}www.example.org/a")
    #expect(linkCard { $0.summary = " a\n\nb " }.summary == "a b")
  }

  @Test func `a missing picture takes no space`() {
    #expect(linkCard { $0.blurHash = nil }.picture == nil)
    #expect(linkCard { $0.blurHash = "no hash" }.picture == nil)
    let viewModel = LinkCardVM(card: linkCard { $0.blurHash = nil })
    #expect(LinkCardView.rectForPictureView(viewModel, width: 300) == .zero)
    #expect(LinkCardView.rectForTitleLabel(viewModel, width: 300).width == CGFloat(300 - 2 * 12))
  }

  @Test func `the picture is on the leading side`() {
    for (direction, x) in [(.leftToRight, 0), (.rightToLeft, 300 - 90)]
      as [(UITraitEnvironmentLayoutDirection, CGFloat)]
    {
      onPhone(direction) {
        let viewModel = LinkCardVM(card: linkCard { _ in })
        let picture = LinkCardView.rectForPictureView(viewModel, width: 300)
        #expect(
          picture == CGRect(x: x, y: 0, width: 90, height: LinkCardView.height(of: viewModel, width: 300)))
        #expect(!picture.intersects(LinkCardView.rectForTitleLabel(viewModel, width: 300)))
      }
    }
  }

  @Test func `the picture is above large texts`() {
    onPhone(textSize: .accessibilityLarge) {
      let viewModel = LinkCardVM(card: linkCard { _ in })
      #expect(
        LinkCardView.rectForPictureView(viewModel, width: 300) == CGRect(x: 0, y: 0, width: 300, height: 150))
      // The margin grows with the line distances of the style: 12 * 38 / 20 = 22.8, in whole pixels.
      #expect(LinkCardView.rectForSourceLabel(viewModel, width: 300).minY == CGFloat(150 + 23))
    }
  }

  @Test func `long texts have two lines each`() {
    let long = String(repeating: "many words ", count: 90)
    let viewModel = LinkCardVM(card: linkCard { ($0.title, $0.summary) = (long, long) })
    let (title, summary) = (
      LinkCardView.rectForTitleLabel(viewModel, width: 300),
      LinkCardView.rectForSummaryLabel(viewModel, width: 300)
    )
    #expect(title.height == (2 * LinkCardView.fontForTitle.lineHeight).rounded(.up))
    #expect(summary.height == (2 * LinkCardView.fontForSummary.lineHeight).rounded(.up))
    #expect(summary.maxY + 12 == LinkCardView.height(of: viewModel, width: 300))
  }

  @Test func `a card with only a title is as high as the title needs`() {
    let viewModel = LinkCardVM(
      card: linkCard {
        ($0.summary, $0.authorName, $0.blurHash) = ("", "", nil)
        ($0.url, $0.providerName) = ("nowhere", "")
      })
    let title = LinkCardView.rectForTitleLabel(viewModel, width: 300)
    #expect(title.minY == 12)
    #expect(title.maxY + 12 == LinkCardView.height(of: viewModel, width: 300))
  }
}
