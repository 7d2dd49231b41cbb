import CellTesting
import Testing
import UIKit

@testable import Cards

/// The nib file and the storyboard of the app's folder, copied beside the tests.
@MainActor struct NibTests {
  private func cell() throws -> ContactCell {
    try #require(ContactCell.nib.instantiate(withOwner: nil).first as? ContactCell)
  }

  @Test func `private outlets are connected, and their observers run`() throws {
    let cell = try cell()
    #expect(cell.texts == ["Name", "Detail"])
    #expect(cell.nameColor == .systemIndigo)
    #expect(cell.fontSizes == [16, 13])
    #expect(cell.wasAwakened)
  }

  @Test func `runtime attributes are set before outlets, also dotted ones and those in extensions`() throws {
    let cell = try cell()
    #expect(cell.isFavourite)
    #expect(cell.favouriteChanges == 1)
    #expect(cell.badgeView.ringWidth == 3)
    #expect(cell.badgeView.ringColor == .systemRed)
    #expect(cell.badgeView.layer.cornerRadius == 20)
    #expect(cell.badgeView.layer.borderWidth == 2)
    #expect(!cell.badgeView.isHidden)
  }

  @Test func `a button calls its private action`() throws {
    let cell = try cell()
    let button = try #require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(cell.calls == 1)
  }

  @Test func `a constraint is an outlet and keeps its identifier`() throws {
    let cell = try cell()
    let constraint = try #require(cell.detailHeight)
    #expect(constraint.identifier == "detailHeight")
    #expect(constraint.constant == 24)
    #expect(constraint.isActive)
  }

  @Test func `the views are where the constraints say`() throws {
    let cell = try cell()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    cell.layoutIfNeeded()
    // The badge is centred: (80 - 40) / 2. The button ends 16 points before the edge: 320 - 16 - 64.
    #expect(cell.badgeView.frame == CGRect(x: 16, y: 20, width: 40, height: 40))
    let button = try #require(cell.contentView.subviews.last)
    #expect(button.frame == CGRect(x: 240, y: 20, width: 64, height: 40))
  }

  private func contacts() throws -> (UINavigationController, ContactsViewController) {
    let storyboard = UIStoryboard(name: "Contacts", bundle: nil)
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? ContactsViewController))
  }

  @Test func `a storyboard makes its controllers, prototypes and embedded controllers`() throws {
    let (navigation, contacts) = try contacts()
    navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    navigation.view.layoutIfNeeded()
    #expect(contacts.navigationItem.rightBarButtonItem?.tintColor == .systemGreen)
    #expect(contacts.children.count == 1)
    let group = try #require(contacts.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? GroupCell)
    #expect(group.title === group.textLabel)
    #expect(group.title.textColor == .systemTeal)
    #expect(contacts.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) is ContactCell)
  }

  @Test func `a bar button calls its action`() throws {
    let (_, contacts) = try contacts()
    contacts.loadViewIfNeeded()
    let item = try #require(contacts.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
    #expect(contacts.names == ["Ada", "Grace", "Edith"])
  }

  @Test func `static cells have their titles and heights`() throws {
    let storyboard = UIStoryboard(name: "Contacts", bundle: nil)
    let settings: UITableViewController = storyboard.instantiateViewController(identifier: "Settings")
    settings.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    settings.view.layoutIfNeeded()
    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.bounds.height == 52)
    #expect(cell.textLabel?.text == "Ringtone")
    #expect(cell.detailTextLabel?.text == "Bell")
  }
}
