import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellSnapSocialFeed
@testable import CellCatalog

/// Tests that change one thing of the demo's real cells and read the explanation of the change.
@MainActor struct MutationTests {
  private func friends(_ change: (inout [Account]) throws -> Void = { _ in }) throws -> [Account] {
    var accounts = Array(try SampleData.accounts().prefix(6))
    try change(&accounts)
    return accounts
  }

  private func posts(_ change: (inout [Status]) throws -> Void = { _ in }) throws -> [Status] {
    var statuses = Array(try SampleData.statuses().prefix(4))
    try change(&statuses)
    return statuses
  }

  private func explain(friends accounts: [Account]) throws -> [String] {
    let reference = try capturedLayout(of: .controller(FriendsController(accounts: friends())))
    let actual = try capturedLayout(of: .controller(FriendsController(accounts: accounts)))
    return Explanation(from: reference, to: actual).lines.map { "\($0.kind): \($0.text)" }
  }

  private func explain(posts statuses: [Status]) throws -> [String] {
    let reference = try capturedLayout(of: .controller(UserProfileTVC(statuses: posts())))
    let actual = try capturedLayout(of: .controller(UserProfileTVC(statuses: statuses)))
    return Explanation(from: reference, to: actual).lines.map { "\($0.kind): \($0.text)" }
  }

  /// Explains a change of the cells of all friends that are laid out.
  private func explain(friendsCells change: (FriendCell) -> Void) throws -> [String] {
    let reference = try capturedLayout(of: .controller(FriendsController(accounts: friends())))
    let actual = try capturedLayout(of: .controller(FriendsController(accounts: friends()))) { view in
      for case let cell as FriendCell in try #require(view as? UITableView).visibleCells { change(cell) }
    }
    return Explanation(from: reference, to: actual).lines.map { "\($0.kind): \($0.text)" }
  }

  /// Explains how the posts change at another width or in another appearance.
  private func explain(width: CGFloat = 375, style: UIUserInterfaceStyle = .light) throws -> [String] {
    let reference = try capturedLayout(of: .controller(UserProfileTVC(statuses: posts())))
    let actual = try capturedLayout(
      of: .controller(UserProfileTVC(statuses: posts())), width: width, style: style)
    return Explanation(from: reference, to: actual).lines.map { "\($0.kind): \($0.text)" }
  }

  private func longer(_ content: String) -> String {
    content.replacingOccurrences(of: "wait.", with: "wait, and of the walk back along the shore after dark.")
  }

  /// Explains a change of the cell of a post that is laid out.
  private func explain(post index: Int, _ change: (WallPostCell) -> Void) throws -> [String] {
    let reference = try capturedLayout(of: .controller(UserProfileTVC(statuses: posts())))
    let actual = try capturedLayout(of: .controller(UserProfileTVC(statuses: posts()))) { view in
      let table = try #require(view as? UITableView)
      change(try #require(table.cellForRow(at: IndexPath(row: 0, section: index)) as? WallPostCell))
    }
    return Explanation(from: reference, to: actual).lines.map { "\($0.kind): \($0.text)" }
  }

  @Test func `an equal screen is explained as a change of pixels only`() throws {
    let lines = try explain(friends: friends())
    #expect(lines == ["style: only pixels changed; layout, texts and colours are the same"])
  }

  @Test func `a frame that moved by one point is explained`() throws {
    let lines = try explain(post: 1) { $0.avatarView?.frame.origin.x += 1 }
    #expect(
      lines == [
        "geometry: WallPostCell row 1-0: avatarView x 10 → 11"
      ])
  }

  @Test func `a frame that grew by one point is explained`() throws {
    let lines = try explain(post: 1) { $0.avatarView?.frame.size.height += 1 }
    #expect(
      lines == [
        "geometry: WallPostCell row 1-0: avatarView height 44 → 45"
      ])
  }

  @Test func `a colour that changed by one step is explained`() throws {
    let lines = try explain(post: 1) {
      $0.dateLabel?.textColor = UIColor(red: 107.0 / 255, green: 107.0 / 255, blue: 118.0 / 255, alpha: 1)
    }
    #expect(
      lines == [
        "style: WallPostCell row 1-0: dateLabel textColor #6B6B75FF → #6B6B76FF"
      ])
  }

  @Test func `another font weight is explained`() throws {
    let lines = try explain(post: 1) { $0.dateLabel?.font = .systemFont(ofSize: 13, weight: .medium) }
    #expect(
      lines == [
        "style: WallPostCell row 1-0: dateLabel font Inter-Regular 13 → Inter-Medium 13"
      ])
  }

  @Test func `another text is explained`() throws {
    let lines = try explain(post: 1) { $0.dateLabel?.text = "3h" }
    #expect(
      lines == [
        "data: WallPostCell row 1-0: dateLabel text \"2h\" → \"3h\""
      ])
  }

  @Test func `a view that was hidden is explained`() throws {
    let lines = try explain(post: 1) { $0.viewsLabel?.isHidden = true }
    #expect(
      lines == [
        "data: WallPostCell row 1-0: viewsLabel hidden"
      ])
  }

  @Test func `another image is explained`() throws {
    let lines = try explain(posts: posts { $0[0].account.avatarURL = $0[1].account.avatarURL })
    #expect(
      lines == [
        "data: WallPostCell row 0-0: avatarView image elena.jpg → bruno.jpg"
      ])
  }

  @Test func `an inserted row is explained, and the rows below move`() throws {
    let lines = try explain(friends: friends { $0.insert(try SampleData.accounts()[7], at: 2) })
    #expect(
      lines == [
        "data: FriendCell row 2 inserted; everything below moved by 59 (4 rows)"
      ])
  }

  @Test func `a removed row is explained, and the rows below move`() throws {
    let lines = try explain(friends: friends { $0.remove(at: 2) })
    #expect(
      lines == [
        "data: FriendCell row 2 removed; everything below moved by -59 (3 rows)"
      ])
  }

  @Test func `two neighbours that were swapped are explained`() throws {
    let lines = try explain(friends: friends { $0.swapAt(2, 3) })
    #expect(
      lines == [
        "data: FriendCell row 2 and row 3 swapped"
      ])
  }

  @Test func `two distant rows that were swapped are explained`() throws {
    let lines = try explain(friends: friends { $0.swapAt(1, 4) })
    #expect(
      lines == [
        "data: FriendCell row 1 and row 4 swapped"
      ])
  }

  @Test func `a longer text is explained with its height and its lines`() throws {
    let lines = try explain(posts: posts { $0[0].content = longer($0[0].content) })
    #expect(
      lines == [
        "data: WallPostCell row 0-0: postTextLabel text \"…of the wait.…\" → \"…of the wait, and of the walk back…\", height 41 → 62, 2 → 3 lines; everything below moved by 21 (6 views, 3 rows)"
      ])
  }

  @Test func `an inserted post is explained, and the posts below move`() throws {
    let lines = try explain(posts: posts { $0.insert(try SampleData.statuses()[6], at: 1) })
    #expect(
      lines == [
        "data: WallPostCell row 1-0 inserted; everything below moved by 431 (3 rows)"
      ])
  }

  @Test func `a removed post is explained, and the posts below move`() throws {
    let lines = try explain(posts: posts { $0.remove(at: 1) })
    #expect(
      lines == [
        "data: WallPostCell row 1-0 removed; everything below moved by -278 (2 rows)"
      ])
  }

  @Test func `a text that changed in every row is explained once`() throws {
    let lines = try explain(
      friends: friends { for index in $0.indices { $0[index].displayName = "Name \(index)" } })
    #expect(
      lines == [
        "data: FriendCell: fullNameLabel text changed in 6 rows, first \"Elena Marsh\" → \"Name 0\" in row 0"
      ])
  }

  @Test func `a font that changed in every row is explained once`() throws {
    let lines = try explain(friendsCells: { $0.fullNameLabel?.font = .systemFont(ofSize: 17, weight: .bold) })
    #expect(
      lines == [
        "style: FriendCell: fullNameLabel font Inter-Medium 17 → Inter-Bold 17 in 6 rows"
      ])
  }

  @Test func `rows added at the end are explained`() throws {
    let lines = try explain(friends: friends { $0 += try SampleData.accounts()[6...8] })
    #expect(lines == ["data: FriendCell rows 6 to 8 inserted"])
  }

  @Test func `another width is explained first and briefly`() throws {
    let lines = try explain(width: 390)
    #expect(lines.first == "geometry: picture width 375 → 390")
    #expect(lines.count < 20)
    #expect(lines.allSatisfy { $0.hasPrefix("geometry: ") })
  }

  @Test func `the dark appearance is explained as a change of style`() throws {
    let lines = try explain(style: .dark)
    #expect(lines.contains("style: WallPostCell: ownerNameLabel textColor #000000FF → #FFFFFFFF in 4 rows"))
    #expect(lines.count < 20)
    #expect(lines.allSatisfy { $0.hasPrefix("style: ") })
  }
}
