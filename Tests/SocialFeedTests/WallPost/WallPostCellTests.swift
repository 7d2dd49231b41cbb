import Foundation
import MFS
import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct WallPostCellTests {
  let table = CGSize(width: 320, height: 568)

  private func post(_ change: (inout Status) -> Void = { _ in }) -> WallPostCellVM {
    var status = Status(id: "1", account: Account(id: "1", username: "ada"), createdAt: SampleData.now)
    status.content = "<p>One line</p>"
    change(&status)
    return WallPostCellVM(status: status)
  }

  private func height(_ viewModel: WallPostCellVM, width: CGFloat = 320) -> CGFloat {
    WallPostCell.calculateCellHeight(from: viewModel, tableSize: CGSize(width: width, height: 568))
  }

  /// Returns whether two rectangles overlap. Rectangles that only touch do not.
  private func overlaps(_ one: CGRect, _ other: CGRect) -> Bool {
    let shared = one.intersection(other)
    return shared.width > 0 && shared.height > 0
  }

  private var longText: String { "<p>\(String(repeating: "many words here ", count: 60))</p>" }

  @Test func `the head of every post has the same frames`() {
    let viewModel = post()
    #expect(WallPostCell.rectForAvatarView(tableSize: table) == CGRect(x: 10, y: 10, width: 44, height: 44))
    #expect(
      WallPostCell.rectForOwnerNameLabel(viewModel, tableSize: table)
        == CGRect(x: 10 + 44 + 10, y: 10 + (44 - 20 - 16) / 2, width: 300 - 54 - 34, height: 20))
    #expect(
      WallPostCell.rectForDateLabel(viewModel, tableSize: table)
        == CGRect(x: 64, y: 14 + 20, width: 212, height: 16))
    #expect(
      WallPostCell.rectForMoreButton(tableSize: table)
        == CGRect(x: 310 - 24 - 10, y: 10, width: 44, height: 44))
  }

  @Test func `a short post has its head, its text and its bar`() {
    let viewModel = post()
    #expect(
      WallPostCell.rectForPostTextLabel(viewModel, tableSize: table)
        == CGRect(x: 10, y: 10 + 44 + 10, width: 320 - 20, height: 20))
    #expect(height(viewModel) == CGFloat(64 + 20 + 2 + 44 + 2))
  }

  @Test func `a post without text leaves no gap`() {
    let viewModel = post { $0.content = "" }
    #expect(WallPostCell.rectForPostTextLabel(viewModel, tableSize: table).height == 0)
    #expect(height(viewModel) == CGFloat(10 + 44 + 2 + 44 + 2))
  }

  @Test func `the height without a view model is the base height`() {
    #expect(WallPostCell.calculateCellHeight(from: nil, tableSize: table) == CGFloat(10 + 44 + 10))
  }

  @Test func `a text below the limit cannot be expanded`() {
    let sizes = WallPostCell.sizeOfText(post(), tableSize: table)
    #expect(sizes.minSize == sizes.maxSize)
    #expect(!sizes.isExceededTextLimit)
    #expect(!WallPostCell.hasShowMoreButton(post(), tableSize: table))
  }

  @Test func `a text above the limit is cut after six lines`() {
    let viewModel = post { $0.content = longText }
    let sizes = WallPostCell.sizeOfText(viewModel, tableSize: table)
    // Six lines of 19.09 points and five gaps of 2 points.
    #expect(sizes.minSize == CGSize(width: 300, height: (6 * 19.09 + 5 * 2).rounded(.up)))
    #expect(sizes.maxSize.height > 2 * sizes.minSize.height)
    #expect(sizes.isExceededTextLimit)
  }

  @Test func `expanding a post moves everything below its text`() {
    let viewModel = post {
      $0.content = longText
      $0.mediaAttachments = [MediaAttachment(id: "1", aspectRatio: 1.5)]
    }
    let sizes = WallPostCell.sizeOfText(viewModel, tableSize: table)
    let moved = sizes.maxSize.height - sizes.minSize.height
    let collapsed = (
      height: height(viewModel), gallery: WallPostCell.rectForGalleryView(viewModel, tableSize: table),
      bar: WallPostCell.rectsForActionBar(viewModel, tableSize: table)
    )
    viewModel.isExpandText = true
    #expect(height(viewModel) == collapsed.height + moved)
    #expect(
      WallPostCell.rectForGalleryView(viewModel, tableSize: table)
        == collapsed.gallery.offsetBy(dx: 0, dy: moved))
    #expect(
      WallPostCell.rectsForActionBar(viewModel, tableSize: table).like
        == collapsed.bar.like.offsetBy(dx: 0, dy: moved))
    viewModel.isExpandText = false
    #expect(height(viewModel) == collapsed.height)
  }

  @Test func `a warning hides the text until the post is expanded`() {
    let viewModel = post { $0.spoilerText = "Film" }
    #expect(viewModel.shownText.isEmpty)
    #expect(viewModel.post.warning == "Film")
    #expect(WallPostCell.rectForWarningLabel(viewModel, tableSize: table).minY == CGFloat(10 + 44 + 10))
    #expect(WallPostCell.hasShowMoreButton(viewModel, tableSize: table))
    let collapsed = height(viewModel)
    viewModel.isExpandText = true
    #expect(viewModel.shownText.string == "One line")
    #expect(height(viewModel) == collapsed + 10 + 20)
  }

  @Test func `sensitive photos are hidden until the post is expanded`() {
    let viewModel = post {
      $0.isSensitive = true
      $0.mediaAttachments = [MediaAttachment(id: "1", aspectRatio: 1.5)]
    }
    #expect(viewModel.hidesPhotos)
    #expect(WallPostCell.hasShowMoreButton(viewModel, tableSize: table))
    viewModel.isExpandText = true
    #expect(!viewModel.hidesPhotos)
  }

  @Test func `the gallery is as wide as the table, up to the column's width`() {
    let viewModel = post { $0.mediaAttachments = [MediaAttachment(id: "1", aspectRatio: 2)] }
    #expect(
      WallPostCell.rectForGalleryView(viewModel, tableSize: table)
        == CGRect(x: 0, y: 64 + 20 + 10, width: 320, height: 320 / 2))
    #expect(
      WallPostCell.rectForGalleryView(viewModel, tableSize: CGSize(width: 768, height: 1024))
        == CGRect(x: (768 - 640) / 2, y: 94, width: 640, height: 640 / 2))
  }

  @Test(
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft],
    [
      UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge,
      .accessibilityExtraExtraExtraLarge,
    ])
  func `no part of a post overlaps another or leaves the row`(
    direction: UITraitEnvironmentLayoutDirection, textSize: UIContentSizeCategory
  ) {
    onPhone(direction, textSize: textSize) {
      for width: CGFloat in [320, 375, 414, 768] {
        let size = CGSize(width: width, height: 568)
        let viewModel = post {
          $0.content = longText
          $0.favouritesCount = 1_200_000
          $0.repliesCount = 5_400
          $0.reblogsCount = 32_100
          $0.viewsCount = 8_600_000
        }
        let bar = WallPostCell.rectsForActionBar(viewModel, tableSize: size)
        let column = [
          WallPostCell.rectForAvatarView(tableSize: size),
          WallPostCell.rectForOwnerNameLabel(viewModel, tableSize: size),
          WallPostCell.rectForDateLabel(viewModel, tableSize: size),
          WallPostCell.rectForPostTextLabel(viewModel, tableSize: size),
          WallPostCell.rectForShowMoreButton(viewModel, tableSize: size), bar.like, bar.comment, bar.share,
          bar.viewsIcon, bar.views,
        ]
        let row = CGRect(x: 0, y: 0, width: width, height: bar.maxY)
        for (index, frame) in column.enumerated() {
          #expect(row.contains(frame), "\(index) at \(width)")
          for (other, earlier) in column[..<index].enumerated() where overlaps(earlier, frame) {
            Issue.record("\(other) and \(index) overlap at \(width)")
          }
        }
      }
    }
  }

  @Test func `a reused cell looks like a new one`() {
    let first = post {
      $0.content = longText
      $0.mediaAttachments = [MediaAttachment(id: "1")]
      $0.viewsCount = 5
      $0.isFavourited = true
    }
    let cell = WallPostCell(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 320, height: 400)
    cell.show(first, tableSize: table)
    cell.layoutIfNeeded()
    cell.show(post(), tableSize: table)
    cell.layoutIfNeeded()
    #expect(cell.postTextLabel?.text == "One line")
    #expect(cell.showMoreButton?.isHidden == true)
    #expect(cell.galleryView?.isHidden == true)
    #expect(cell.viewsLabel?.isHidden == true)
    #expect(cell.likeButton?.icon == .like)
    #expect(cell.likeButton?.tintColor == .feedSecondary)
  }

  @Test func `a long name has two lines of large text`() {
    onPhone(textSize: .accessibilityExtraExtraExtraLarge) {
      let long = post { $0.account.displayName = "Bartholomew Featherstonehaugh of Nowhere" }
      let (one, two) = (
        WallPostCell.rectForOwnerNameLabel(post(), tableSize: table),
        WallPostCell.rectForOwnerNameLabel(long, tableSize: table)
      )
      #expect(one.height == WallPostCell.fontForOwnerName.wholeLineHeight)
      #expect(two.height == (2 * WallPostCell.fontForOwnerName.lineHeight).rounded(.up))
      #expect(WallPostCell.rectForDateLabel(long, tableSize: table).minY == two.maxY)
      let cell = WallPostCell(style: .default, reuseIdentifier: nil)
      cell.show(long, tableSize: table)
      cell.layoutIfNeeded()
      #expect(cell.ownerNameLabel?.drawnLineCount == 2)
    }
  }

  @Test func `a reused cell has the looks of its post`() {
    let rightToLeft = post {
      $0.content = "<p>שלום</p>"
      $0.spoilerText = "שלום"
      $0.isFavourited = true
    }
    let leftToRight = post { $0.spoilerText = "Film" }
    let cell = WallPostCell(style: .default, reuseIdentifier: nil)
    for (viewModel, alignment, icon) in [
      (rightToLeft, NSTextAlignment.right, Icon.likeFilled), (leftToRight, .left, .like),
      (rightToLeft, .right, .likeFilled),
    ] {
      cell.show(viewModel, tableSize: table)
      #expect(cell.warningLabel?.textAlignment == alignment)
      #expect(cell.likeButton?.icon == icon)
      #expect(cell.showMoreButton?.contentHorizontalAlignment == (alignment == .right ? .right : .left))
    }
  }

  @Test func `a post of the same looks is not styled again`() {
    let cell = WallPostCell(style: .default, reuseIdentifier: nil)
    cell.show(post(), tableSize: table)
    #expect(
      !MFSStepTrace.stepsRun { cell.show(post { $0.content = "<p>Two</p>" }, tableSize: table) }
        .contains(.updateStyles))
  }

  @Test func `a shared post shows its owner and who shared it`() {
    var inner = Status(id: "2", account: Account(id: "2", username: "bo", displayName: "Bo"))
    inner.content = "inner"
    let viewModel = post { $0.reblog = Box(inner) }
    #expect(viewModel.post.ownerName.string == "Bo")
    #expect(viewModel.post.fullText.string == "inner")
    #expect(viewModel.post.dateText == "Unknown date · shared by ada")
  }

  @Test func `a post without a date says so`() {
    #expect(post { $0.createdAt = nil }.dateText == "Unknown date")
  }

  @Test func `an owner without a name is shown as a hidden name`() {
    let viewModel = post { $0.account = Account(id: "1", username: "") }
    #expect(viewModel.post.ownerName.string == "Hidden name")
    #expect(viewModel.post.avatar.initials == "?")
  }

  @Test func `a poll is written as text`() {
    let viewModel = post {
      $0.poll = Poll(
        options: [.init(title: "Yes", votesCount: 2), .init(title: "No", votesCount: 1)], votesCount: 3,
        isExpired: false)
    }
    #expect(viewModel.post.fullText.string == "One line\n\n67 %\u{2002}Yes\n33 %\u{2002}No\n3 votes")
  }

  @Test(arguments: [(0, "0 votes"), (1, "1 vote"), (2, "2 votes"), (1_000, "1K votes")])
  func `votes are counted in words`(count: Int, words: String) {
    let viewModel = post { $0.poll = Poll(options: [], votesCount: count, isExpired: false) }
    #expect(viewModel.post.fullText.string.hasSuffix("\n\(words)"))
  }

  @Test func `the largest number of votes is shown`() {
    let viewModel = post {
      $0.poll = Poll(options: [.init(title: "Yes", votesCount: .max)], votesCount: .max, isExpired: false)
    }
    #expect(viewModel.post.fullText.string.contains("100 %\u{2002}Yes"))
  }

  @Test func `a text of a hundred thousand characters is measured`() {
    let viewModel = post { $0.content = String(repeating: "word ", count: 20_000) }
    let sizes = WallPostCell.sizeOfText(viewModel, tableSize: table)
    #expect(sizes.maxSize.height > 20_000)
    #expect(height(viewModel) == CGFloat(64 + 125 + 6 + 20 + 2 + 44 + 2))
  }
}
