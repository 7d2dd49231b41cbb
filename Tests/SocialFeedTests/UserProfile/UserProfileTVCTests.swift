import Foundation
import Testing
import UIKit

@testable import SocialFeed

@MainActor struct UserProfileTVCTests {
  let table = CGSize(width: 320, height: 568)

  private func controller(_ make: () -> UserProfileTVC) -> UserProfileTVC {
    let controller = make()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return controller
  }

  @Test func headPhotosAndPostsAreMixed() throws {
    let statuses = try SampleData.statuses()
    let profile = statuses[0].account
    let wall = statuses.filter { $0.account.id == profile.id }
    let controller = controller { UserProfileTVC(profile: profile, statuses: wall) }
    #expect(controller.sections.count == 1 + 1 + wall.count)
    #expect(controller.sections[0].rows.first is UserProfileCellVM)
    #expect(controller.sections[1].rows.first is UserProfileGalleryCellVM)
    #expect(controller.sections[2].rows.first is WallPostCellVM)
  }

  @Test func fifteenPointsAreBetweenPosts() throws {
    let controller = controller { UserProfileTVC(statuses: (try? SampleData.statuses()) ?? []) }
    let first = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect((second.minY - first.maxY - 15).magnitude < 0.01)
  }

  @Test func theWallHasTheArticlesLook() {
    let controller = controller { UserProfileTVC(statuses: []) }
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.separatorStyle == .none)
    let color = UIColor.feedBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(color == UIColor(red: 0.949, green: 0.937, blue: 0.965, alpha: 1))
  }

  @Test func aPageIsAppendedAtTheEnd() async throws {
    let statuses = try SampleData.statuses()
    var pages = [Array(statuses[2...3]), []]
    let controller = UserProfileTVC(statuses: Array(statuses[0...1]))
    controller.fetchNext { pages.removeFirst() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tableView.tableFooterView != nil)
    controller.loadNextPageIfNeeded()
    await controller.pageTask?.value
    #expect(controller.sections.count == 4)
    #expect(controller.sections.last?.rows.first is WallPostCellVM)
    controller.tableView.contentOffset.y = controller.tableView.contentSize.height
    controller.loadNextPageIfNeeded()
    await controller.pageTask?.value
    #expect(controller.sections.count == 4)
    #expect(controller.paging.phase == .finished)
  }

  @Test func theProfileIsAsHighAsItsParts() {
    let viewModel = UserProfileCellVM(account: Account(id: "1", username: "ada"))
    let name = UserProfileCell.rectForNameLabel(tableSize: table)
    #expect(UserProfileCell.rectForHeaderView(tableSize: table).height == 110)
    #expect(
      UserProfileCell.rectForAvatarView(tableSize: table)
        == CGRect(x: 10 + 4, y: 110 - 44, width: 88, height: 88))
    #expect(name.minY == CGFloat(110 + 44 + 4 + 6))
    #expect(
      UserProfileCell.calculateCellHeight(from: viewModel, tableSize: table) == name.maxY + 1 + 18 + 10 + 18
        + 14)
  }

  @Test func theGalleryHasOneHeight() {
    #expect(
      UserProfileGalleryCell.calculateCellHeight(from: nil, tableSize: table)
        == CGFloat(10 + 20 + 8 + 108 + 12))
  }
}
