import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIStoryboardTests {
  @Test func `the initial controller is made with its view, which is made when it is asked for`() throws {
    let storyboard = try UIKitTests.storyboard(
      controller("a", "<subviews><label text=\"Hi\" id=\"l\"/></subviews>"))
    let controller = try #require(storyboard.instantiateInitialViewController())
    #expect(!controller.isViewLoaded)
    #expect((controller.view.subviews.first as? UILabel)?.text == "Hi")
    #expect(controller.storyboard === storyboard)
  }

  @Test func `a storyboard without an initial controller has none`() throws {
    #expect(try storyboard(controller("a"), initial: "x").instantiateInitialViewController() == nil)
  }

  @Test func `a controller is found by its identifier, and a missing one is reported`() throws {
    let attributes = "storyboardIdentifier=\"Detail\" title=\"D\""
    let storyboard = try UIKitTests.storyboard(controller("a", attributes: attributes))
    #expect(storyboard.instantiateViewController(withIdentifier: "Detail").title == "D")
    let found = Diagnostics.found { _ = storyboard.instantiateViewController(withIdentifier: "Other") }
    #expect(found.map(\.message) == ["Main.storyboard has no controller with the identifier Other"])
  }

  @Test func `relationships lead to the children of navigation and tab bar controllers`() throws {
    let storyboard = try UIKitTests.storyboard(
      """
      <tabBarController id="a"><connections>
        <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="c" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController>
      """,
      """
      <navigationController id="n"><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="3"/>
      </connections></navigationController>
      """, controller("b", attributes: "title=\"B\""), controller("c", attributes: "title=\"C\""))
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.topViewController?.title == "B")
    #expect(tabs.viewControllers?.last?.title == "C")
  }

  @Test func `the detail of a split view controller is its last column`() throws {
    let storyboard = try UIKitTests.storyboard(
      """
      <splitViewController id="a"><connections>
        <segue destination="c" kind="relationship" relationship="detailViewController" id="1"/>
        <segue destination="b" kind="relationship" relationship="masterViewController" id="2"/>
      </connections></splitViewController>
      """, controller("b", attributes: "title=\"B\""), controller("c", attributes: "title=\"C\""))
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["B", "C"])
  }

  private func embedding(_ id: String, _ other: String) -> String {
    controller(
      id,
      """
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><containerView id="\(id)c"><rect key="frame" x="10" y="20" width="30" height="40"/>
      <connections><segue destination="\(other)" kind="embed" id="\(id)s"/></connections></containerView></subviews>
      """)
  }

  @Test func `an embedded controller fills its container`() throws {
    let controller = try #require(
      try storyboard(embedding("a", "b"), controller("b")).instantiateInitialViewController())
    controller.loadViewIfNeeded()
    let child = try #require(controller.children.first)
    #expect(child.parent === controller)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(child.view.superview?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func `controllers that embed one another end with a report`() throws {
    let storyboard = try UIKitTests.storyboard(embedding("a", "b"), embedding("b", "a"))
    let found = Diagnostics.found { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(
      found.map(\.message) == ["Main.storyboard: the controller a contains itself; its place stays empty"])
  }

  @Test func `controllers that are the children of one another end with a report`() throws {
    let storyboard = try UIKitTests.storyboard(
      """
      <navigationController id="a"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="1"/>
      </connections></navigationController>
      """)
    let found = Diagnostics.found { _ = storyboard.instantiateInitialViewController() }
    #expect(found.count == 1)
  }

  @Test func `constraints to the guides of a controller hold its view's subviews below the bars`() throws {
    let storyboard = try UIKitTests.storyboard(
      """
      <viewController id="a">
        <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
        <view key="view" id="v"><subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        </subviews><constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="4" id="1"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
          <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="3"/>
          <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" id="4"/>
        </constraints></view>
      </viewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.additionalSafeAreaInsets.top = 30
    controller.view.layoutIfNeeded()
    // 30 points of the safe area and 4 of the constraint.
    #expect(controller.view.subviews.first?.frame == CGRect(x: 0, y: 34, width: 100, height: 166))
  }

  @Test func `a table of static cells shows its sections`() throws {
    let storyboard = try UIKitTests.storyboard(
      """
      <tableViewController id="a"><tableView key="view" style="grouped" dataMode="static" id="t">
        <sections>
          <tableViewSection headerTitle="One" id="s"><cells>
            <tableViewCell rowHeight="50" id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="d"/></tableViewCell>
          </cells></tableViewSection>
        </sections>
        <connections><outlet property="dataSource" destination="a" id="1"/><outlet property="delegate" destination="a" id="2"/></connections>
      </tableView></tableViewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    #expect(controller.tableView(controller.tableView, titleForHeaderInSection: 0) == "One")
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
  }

  @Test func `a segue by its identifier shows its controller`() throws {
    let storyboard = try UIKitTests.storyboard(
      """
      <navigationController id="a"><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="1"/>
      </connections></navigationController>
      """,
      """
      <viewController id="b"><view key="view" id="v"/><connections>
        <segue destination="c" kind="show" identifier="next" id="2"/>
      </connections></viewController>
      """, controller("c", attributes: "title=\"C\""))
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    navigation.topViewController?.performSegue(withIdentifier: "next", sender: nil)
    #expect(navigation.topViewController?.title == "C")
  }
}
