import Foundation
import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct FriendCellTests {
  let table = CGSize(width: 320, height: 568)
  let friend = Account(id: "1", username: "ada", displayName: "Ada Moor")

  @Test func `the height of a row is the height of its avatar and margins`() {
    let viewModel = FriendCellVM(account: friend)
    #expect(FriendCell.calculateCellHeight(from: viewModel, tableSize: table) == CGFloat(5 + 44 + 10))
    #expect(FriendCell.calculateCellHeight(from: nil, tableSize: table) == CGFloat(5 + 44 + 10))
    #expect(FriendCell.rectForAvatarView(tableSize: table) == CGRect(x: 10, y: 5, width: 44, height: 44))
  }

  @Test func `a name without a date is in the middle of the row`() {
    #expect(
      FriendCell.rectForFullNameLabel(.none, tableSize: table)
        == CGRect(x: 10 + 44 + 10, y: 5 + 11, width: 320 - 64 - 10, height: 21))
  }

  @Test func `a cell has its selection background when built and when reused`() {
    let cell = FriendCell(style: .default, reuseIdentifier: nil)
    let selection = cell.selectedBackgroundView
    #expect(selection?.backgroundColor == .feedBackground)
    cell.show(FriendCellVM(account: friend), tableSize: table)
    #expect(cell.selectedBackgroundView === selection)
  }

  @Test func `selecting a friend opens a profile`() throws {
    let friends = UserProfileTVC.friends([friend])
    let navigation = UINavigationController(rootViewController: friends)
    friends.tableView(friends.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    let profile = try #require(navigation.topViewController as? UserProfileTVC)
    #expect((profile.viewModel.rows.first as? UserProfileCellVM)?.profile.handle == "@ada")
  }

  @Test func `the date of the last visit is below the name`() {
    #expect(
      FriendCell.rectForFullNameLabel(.one, tableSize: table)
        == CGRect(x: 64, y: 5 + (44 - 21 - 16 - 1) / 2, width: 246, height: 21))
    #expect(
      FriendCell.rectForLastSeenLabel(.one, tableSize: table)
        == CGRect(x: 64, y: 8 + 21, width: 246, height: 16))
  }

  @Test func `a row is mirrored from right to left`() {
    onPhone(.rightToLeft) {
      #expect(
        FriendCell.rectForAvatarView(tableSize: table) == CGRect(x: 320 - 54, y: 5, width: 44, height: 44))
      #expect(FriendCell.rectForLastSeenLabel(.one, tableSize: table).minX == CGFloat(320 - 64 - 246))
    }
  }

  @Test func `large text makes a row higher`() {
    onPhone(textSize: .accessibilityExtraExtraExtraLarge) {
      let name = FriendCell.rectForFullNameLabel(.two, tableSize: table)
      let lastSeen = FriendCell.rectForLastSeenLabel(.two, tableSize: table)
      #expect(name.minY == 5)
      #expect(FriendCell.calculateCellHeight(from: nil, tableSize: table) == lastSeen.maxY + 10)
    }
  }

  @Test func `a long date keeps its font size and takes a second line`() {
    onPhone(textSize: .accessibilityExtraLarge) {
      var seen = friend
      seen.lastStatusAt = SampleData.now.addingTimeInterval(-400 * 86_400)
      let cell = FriendCell(style: .default, reuseIdentifier: nil)
      let viewModel = FriendCellVM(account: seen)
      cell.show(viewModel, tableSize: table)
      cell.layoutIfNeeded()
      #expect(cell.lastSeenLabel?.adjustsFontSizeToFitWidth == false)
      #expect(FriendCell.linesOfLastSeen(viewModel, tableSize: table) == .two)
      #expect(cell.lastSeenLabel?.frame == FriendCell.rectForLastSeenLabel(.two, tableSize: table))
      seen.lastStatusAt = SampleData.now
      #expect(FriendCell.linesOfLastSeen(FriendCellVM(account: seen), tableSize: table) == .one)
    }
  }

  @Test func `a friend without a name is shown as a hidden name`() {
    let nameless = FriendCellVM(account: Account(id: "1", username: " ", displayName: "\n"))
    #expect(nameless.fullName.string == "Hidden name")
    #expect(FriendCellVM(account: Account(id: "1", username: "ada")).fullName.string == "ada")
  }

  @Test(arguments: [FriendCell.LinesOfLastSeen.none, .one, .two])
  func `name and date are in the middle of a row of large text`(date: FriendCell.LinesOfLastSeen) {
    onPhone(textSize: .accessibilityExtraExtraLarge) {
      let name = FriendCell.rectForFullNameLabel(date, tableSize: table)
      let lastSeen = FriendCell.rectForLastSeenLabel(date, tableSize: table)
      let above = name.minY - 5
      let below = FriendCell.calculateCellHeight(from: nil, tableSize: table) - 10 - lastSeen.maxY
      #expect(below - above >= 0 && below - above <= 1)
    }
  }

  @Test func `a long name without a date has two lines of large text`() {
    func lines(_ textSize: UIContentSizeCategory) -> Int? {
      onPhone(textSize: textSize) {
        let cell = FriendCell(style: .default, reuseIdentifier: nil)
        let long = Account(id: "1", username: "ada", displayName: "Bartholomew Featherstonehaugh of Nowhere")
        cell.show(FriendCellVM(account: long), tableSize: table)
        cell.layoutIfNeeded()
        return cell.fullNameLabel?.drawnLineCount
      }
    }
    #expect(lines(.large) == 1)
    #expect(lines(.accessibilityExtraExtraExtraLarge) == 2)
  }

  @Test func `the avatar is in the middle of a row of large text`() {
    onPhone(textSize: .accessibilityExtraExtraLarge) {
      let height = FriendCell.calculateCellHeight(from: nil, tableSize: table) - 15
      let avatar = FriendCell.rectForAvatarView(tableSize: table)
      #expect(avatar.minY == 5 + ((height - 44) / 2).rounded(.down))
    }
  }

  @Test func `one of the demo's friends has no date`() throws {
    let friends = try SampleData.accounts().map { FriendCellVM(account: $0) }
    #expect(friends.filter { $0.lastSeen == nil }.count == 1)
  }

  @Test func `a wide table keeps its rows in the readable column`() {
    let wide = CGSize(width: 768, height: 1024)
    #expect(FriendCell.rectForAvatarView(tableSize: wide).minX == CGFloat((768 - 640) / 2))
    #expect(FriendCell.rectForLastSeenLabel(.one, tableSize: wide).maxX == CGFloat((768 + 640) / 2))
  }

  @Test func `the date of the last post is shown as a day`() {
    func text(_ secondsAgo: Double) -> String? {
      var account = friend
      account.lastStatusAt = SampleData.now.addingTimeInterval(-secondsAgo)
      return FriendCellVM(account: account).lastSeen
    }
    #expect(text(3_600) == "Last seen today")
    #expect(text(86_400) == "Last seen yesterday")
    #expect(text(5 * 86_400) == "Last seen 9 Mar")
    #expect(FriendCellVM(account: friend).lastSeen == nil)
  }

  @Test func `a reused cell keeps nothing of the former row`() {
    var seen = friend
    seen.lastStatusAt = SampleData.now
    let cell = FriendCell(style: .default, reuseIdentifier: nil)
    cell.viewModel = FriendCellVM(account: seen)
    cell.viewModel = FriendCellVM(account: Account(id: "2", username: "bo"))
    #expect(cell.fullNameLabel?.text == "bo")
    #expect(cell.lastSeenLabel?.isHidden == true)
    #expect(cell.lastSeenLabel?.text == nil)
  }
}
