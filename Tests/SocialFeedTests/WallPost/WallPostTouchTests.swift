import Foundation
import MFS
import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct WallPostTouchTests {
  private let controller: UserProfileTVC
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))

  /// Creates a wall with two long posts of nine likes each.
  init() {
    let statuses = (1...2).map { number in
      var status = Status(
        id: "\(number)", account: Account(id: "1", username: "ada"), createdAt: SampleData.now)
      status.content = "<p>\(String(repeating: "many words here ", count: 60))</p>"
      status.favouritesCount = 9
      return status
    }
    controller = UserProfileTVC(statuses: statuses)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func cell() throws -> WallPostCell {
    try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? WallPostCell)
  }

  /// Touches a button, and returns the steps that ran and whether a frame changed.
  private func touch(_ button: (WallPostCell) -> UIButton?) throws -> (steps: [MFSStep], isMoved: Bool) {
    let cell = try cell()
    let frames = cell.contentView.subviews.map(\.frame)
    let steps = MFSStepTrace.stepsRun {
      button(cell)?.sendActions(for: .touchUpInside)
      window.layoutIfNeeded()
    }
    return (steps, cell.contentView.subviews.map(\.frame) != frames)
  }

  @Test func `a like is counted, and a second touch undoes it`() throws {
    let cell = try cell()
    _ = try touch(\.likeButton)
    #expect(cell.likeButton?.title(for: .normal) == "10")
    #expect(cell.likeButton?.icon == .likeFilled)
    #expect(cell.likeButton?.tintColor == .feedLiked)
    _ = try touch(\.likeButton)
    #expect(cell.likeButton?.title(for: .normal) == "9")
    #expect(cell.likeButton?.icon == .like)
    #expect(cell.likeButton?.tintColor == .feedSecondary)
  }

  @Test func `a touch runs styling and binding without resizing`() throws {
    for button in [\WallPostCell.likeButton, \.commentButton, \.shareButton] {
      let touch = try touch { $0[keyPath: button] }
      #expect(touch.steps == [.updateStyles, .bindData])
      #expect(!touch.isMoved)
    }
    let saved = try touch(\.moreButton)
    #expect(saved.steps == [.bindData])
    #expect(!saved.isMoved)
  }

  @Test func `comments and shares are counted from zero`() throws {
    let cell = try cell()
    #expect(cell.commentButton?.title(for: .normal) == "")
    _ = try touch(\.commentButton)
    _ = try touch(\.shareButton)
    #expect(cell.commentButton?.title(for: .normal) == "1")
    #expect(cell.shareButton?.title(for: .normal) == "1")
  }

  @Test func `the more button saves a post and undoes it`() throws {
    let cell = try cell()
    _ = try touch(\.moreButton)
    #expect(cell.dateLabel?.text == "now · saved")
    _ = try touch(\.moreButton)
    #expect(cell.dateLabel?.text == "now")
  }

  @Test func `a reaction belongs to its post`() throws {
    _ = try touch(\.likeButton)
    let rows = controller.viewModel.rows.compactMap { $0 as? WallPostCellVM }
    #expect(rows.map { $0.countText(of: .like) } == ["10", "9"])
  }

  @Test func `a touch undoes an earlier like of the reader`() {
    var status = Status(id: "1", account: Account(id: "1", username: "ada"))
    status.favouritesCount = 5
    status.isFavourited = true
    let viewModel = WallPostCellVM(status: status)
    #expect(viewModel.countText(of: .like) == "5")
    viewModel.respond(to: .reaction(.like))
    #expect(viewModel.countText(of: .like) == "4")
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `a like of any count does not trap`(count: Int) {
    var status = Status(id: "1", account: Account(id: "1", username: "ada"))
    status.favouritesCount = count
    let viewModel = WallPostCellVM(status: status)
    viewModel.respond(to: .reaction(.like))
    #expect(viewModel.countText(of: .like) == AbbreviatedCount.text(count == .max ? .max : 1))
  }

  @Test func `Show more moves the rows below`() throws {
    let table = controller.tableView
    let below = table?.rectForRow(at: IndexPath(row: 0, section: 1)).minY ?? 0
    let viewModel = try #require(controller.viewModel.rows.first as? WallPostCellVM)
    let sizes = WallPostCell.sizeOfText(viewModel, tableSize: window.bounds.size)
    let touch = try touch(\.showMoreButton)
    #expect(viewModel.isExpandText)
    #expect(touch.steps == [.resizeSubviews, .bindData])
    let moved = sizes.maxSize.height - sizes.minSize.height
    #expect(table?.rectForRow(at: IndexPath(row: 0, section: 1)).minY == below + moved)
  }

  @Test func `the view model does what a touch says, and undoes it`() throws {
    let viewModel = try #require(controller.viewModel.rows.first as? WallPostCellVM)
    for touch in [WallPostTouch.showMore, .reaction(.share)] { viewModel.respond(to: touch) }
    #expect(viewModel.isExpandText)
    #expect(viewModel.reactions == [.share])
    for touch in [WallPostTouch.showMore, .reaction(.share)] { viewModel.respond(to: touch) }
    #expect(!viewModel.isExpandText)
    #expect(viewModel.reactions.isEmpty)
  }

  @Test func `a post without a controller does not expand`() throws {
    let viewModel = try #require(controller.viewModel.rows.first as? WallPostCellVM)
    let alone = WallPostCell(style: .default, reuseIdentifier: nil)
    alone.show(viewModel, tableSize: window.bounds.size)
    alone.showMoreButton?.sendActions(for: .touchUpInside)
    #expect(!viewModel.isExpandText)
  }

  @Test func `the touch area of Show more is higher than its text`() throws {
    let button = try #require(try cell().showMoreButton)
    #expect(button.frame.height < 44)
    #expect(button.point(inside: CGPoint(x: 5, y: -11), with: nil))
    #expect(button.point(inside: CGPoint(x: 5, y: button.bounds.height + 11), with: nil))
    #expect(!button.point(inside: CGPoint(x: 5, y: -13), with: nil))
  }
}
