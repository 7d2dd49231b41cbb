import Foundation
import MFS
import Testing
import UIKit

@testable import CellSnapSocialFeed

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

  @Test func `the profile, its photos and its posts are in one table`() throws {
    let statuses = try SampleData.statuses()
    let profile = statuses[0].account
    let wall = statuses.filter { $0.account.id == profile.id }
    let controller = controller { UserProfileTVC(profile: profile, statuses: wall) }
    #expect(controller.sections.count == 1 + 1 + wall.count)
    #expect(controller.sections[0].rows.first is UserProfileCellVM)
    #expect(controller.sections[1].rows.first is UserProfileGalleryCellVM)
    #expect(controller.sections[2].rows.first is WallPostCellVM)
  }

  @Test func `posts are fifteen points apart`() throws {
    let controller = controller { UserProfileTVC(statuses: (try? SampleData.statuses()) ?? []) }
    let first = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect((second.minY - first.maxY - 15).magnitude < 0.01)
  }

  @Test func `the wall looks as in the article`() {
    let controller = controller { UserProfileTVC(statuses: []) }
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.separatorStyle == .none)
    let color = UIColor.feedBackground.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(color == UIColor(red: 0.949, green: 0.937, blue: 0.965, alpha: 1))
  }

  @Test func `a page is appended at the end`() async throws {
    let statuses = try SampleData.statuses()
    var pages = [Array(statuses[2...3]), []]
    let controller = UserProfileTVC(statuses: Array(statuses[0...1]))
    controller.fetchNext { pages.removeFirst() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tableView.tableFooterView != nil)
    controller.tableView.contentOffset.y = controller.tableView.contentSize.height - 568
    await controller.pageTask?.value
    #expect(controller.sections.count == 4)
    #expect(controller.sections.last?.rows.first is WallPostCellVM)
    controller.tableView.contentOffset.y = controller.tableView.contentSize.height
    controller.loadNextPageIfNeeded()
    await controller.pageTask?.value
    #expect(controller.sections.count == 4)
    #expect(controller.paging.phase == .finished)
  }

  @Test func `the view model has its rows and a page's rows`() async throws {
    let statuses = try SampleData.statuses()
    let viewModel = UserProfileViewModel(statuses: [statuses[0]])
    let controller = controller { UserProfileTVC(viewModel: viewModel) }
    controller.fetchNext { [statuses[1]] }
    controller.tableView.contentOffset.y = 1
    await controller.pageTask?.value
    #expect(controller.viewModel.rows.count == 2)
    #expect(controller.viewModel.rows[0] === viewModel.rows[0])
  }

  @Test func `another view model is shown from its beginning`() throws {
    let statuses = try SampleData.statuses()
    let controller = controller { UserProfileTVC(statuses: statuses) }
    controller.viewModel = UserProfileViewModel(statuses: [statuses[3]])
    #expect(controller.sections.count == 1)
    #expect(
      (controller.sections[0].rows[0] as? WallPostCellVM)?.post
        == WallPost(status: statuses[3], settings: FeedSettings()))
  }

  @Test func `the spinner spins while a page loads`() throws {
    let controller = controller { UserProfileTVC(statuses: []) }
    controller.fetchNext {
      try await Task.sleep(for: .seconds(60))
      return []
    }
    #expect(!controller.footerSpinner.isAnimating)
    controller.loadNextPageIfNeeded()
    #expect(controller.footerSpinner.isAnimating)
    #expect(controller.footerSpinner.superview === controller.tableView.tableFooterView)
    controller.resetPaging()
  }

  @Test func `the counts are written from right to left`() throws {
    let viewModel = UserProfileCellVM(account: try SampleData.statuses()[0].account)
    let texts = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
      onPhone(direction) { UserProfileCell.attributedCounts(of: viewModel) }
    }
    let styles = texts.map { $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle }
    #expect(styles.map { $0?.alignment } == [.left, .right])
    #expect(styles.map { $0?.baseWritingDirection } == [.leftToRight, .rightToLeft])
    #expect(
      texts[0].string.split(separator: "\u{2003}").allSatisfy {
        $0.first == "\u{2068}" && $0.last == "\u{2069}"
      })
  }

  @Test func `a view model builds the profile, and another rebuilds it`() {
    func profile(note: String) -> UserProfileCellVM {
      var account = Account(id: "1", username: "ada")
      account.note = note
      return UserProfileCellVM(account: account)
    }
    let cell = UserProfileCell(style: .default, reuseIdentifier: nil)
    #expect(!cell.isBuilt)
    cell.show(profile(note: "<p>Hello</p>"), tableSize: table)
    let name = cell.nameLabel
    #expect(cell.noteLabel?.superview === cell.contentView)
    cell.show(profile(note: ""), tableSize: table)
    #expect(cell.noteLabel == nil)
    #expect(cell.nameLabel !== name)
    #expect(cell.contentView.subviews.count == 6)
  }

  @Test func `a view model builds the gallery, and another keeps it`() throws {
    let statuses = try SampleData.statuses()
    let cell = UserProfileGalleryCell(style: .default, reuseIdentifier: nil)
    #expect(!cell.isBuilt)
    let build = MFSStepTrace.recording {
      cell.show(UserProfileGalleryCellVM(statuses: statuses), tableSize: table)
    }.1
    #expect(
      build.filter { $0.className == "UserProfileGalleryCell" }.allSatisfy { $0.order.hasPrefix("cellBuild") }
    )
    let strip = cell.stripView
    cell.show(UserProfileGalleryCellVM(statuses: Array(statuses.prefix(1))), tableSize: table)
    #expect(strip != nil && cell.stripView === strip)
  }

  @Test func `the height of the profile is the height of its parts`() {
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

  @Test func `the gallery has a fixed height`() {
    #expect(
      UserProfileGalleryCell.calculateCellHeight(from: nil, tableSize: table)
        == CGFloat(10 + 20 + 8 + 108 + 12))
  }
}
