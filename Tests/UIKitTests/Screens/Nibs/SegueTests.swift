import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Segues that controls, bar button items and cells perform.
@MainActor struct SegueTests {
  /// Returns a navigation controller with a controller of the class `SegueSource`.
  private func shown(
    _ content: String, _ rest: String = "", others: String = "", exit: String = ""
  ) throws -> (UINavigationController, SegueSource) {
    let made = try storyboard(
      """
      <navigationController id="a"><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="1"/>
      </connections></navigationController>
      """,
      """
      <viewController customClass="SegueSource" id="b"><view key="view" id="bv">\(content)</view>\(rest)</viewController>
      \(others)
      """,
      """
      <viewController customClass="SegueGoal" title="C" id="c"><view key="view" id="cv">\(exit)</view></viewController>
      <exit id="x"/>
      """)
    let navigation = try #require(made.instantiateInitialViewController() as? UINavigationController)
    let source = try #require(navigation.topViewController as? SegueSource)
    source.loadViewIfNeeded()
    return (navigation, source)
  }

  private func button(_ segue: String) -> String {
    "<subviews><button id=\"u\"><connections><segue destination=\"c\" \(segue) id=\"2\"/></connections></button></subviews>"
  }

  private func touch(_ source: UIViewController) {
    source.view.subviews.lazy.compactMap { $0 as? UIControl }.first?.sendActions(for: .touchUpInside)
  }

  @Test func `a button performs its segue with itself as the sender`() throws {
    let (navigation, source) = try shown(button("kind=\"show\" identifier=\"next\""))
    touch(source)
    #expect(navigation.topViewController?.title == "C")
    #expect(source.asked == ["next"])
    #expect(source.prepared.map(\.identifier) == ["next"])
    #expect(source.senders.first is UIButton)
  }

  @Test func `a controller can refuse a button's segue`() throws {
    let (navigation, source) = try shown(button("kind=\"show\" identifier=\"next\""))
    source.allows = false
    touch(source)
    #expect(navigation.topViewController === source)
    #expect(source.prepared.isEmpty)
    // The app's own call does not ask.
    source.performSegue(withIdentifier: "next", sender: nil)
    #expect(navigation.topViewController?.title == "C")
  }

  @Test func `a bar button item performs its segue`() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i"><connections>
        <segue destination="c" kind="show" id="2"/>
      </connections></barButtonItem></navigationItem>
      """
    let (navigation, source) = try shown("", item)
    source.navigationItem.rightBarButtonItem?.send()
    #expect(navigation.topViewController?.title == "C")
    #expect(source.senders.first is UIBarButtonItem)
  }

  private func table(_ cells: String, attributes: String = "") -> String {
    """
    <tableViewController customClass="SegueTable" id="b"><tableView key="view" \(attributes) id="t">
      \(cells)
      <connections><outlet property="dataSource" destination="b" id="1"/><outlet property="delegate" destination="b" id="2"/></connections>
    </tableView></tableViewController>
    """
  }

  @Test(arguments: [
    ("<prototypes>\(segueCell)</prototypes>", ""),
    (
      "<sections><tableViewSection id=\"s\"><cells>\(segueCell)</cells></tableViewSection></sections>",
      "dataMode=\"static\""
    ),
  ])
  func `a cell and its accessory perform their segues`(cells: String, attributes: String) throws {
    let made = try storyboard(
      table(cells, attributes: attributes), controller("c", attributes: "title=\"C\""), initial: "b")
    let source = try #require(made.instantiateInitialViewController() as? SegueTable)
    source.isStatic = !attributes.isEmpty
    source.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    source.view.layoutIfNeeded()
    source.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    source.tableView.tapAccessory(ofRowAt: IndexPath(row: 0, section: 0))
    #expect(source.events == ["prepare row", "select", "prepare more"])
    #expect(source.presentedViewController?.title == "C")
  }

  @Test func `a cell of a collection performs its segue`() throws {
    let made = try storyboard(
      """
      <collectionViewController customClass="SegueCollection" id="b">
        <collectionView key="view" id="t">
          <collectionViewFlowLayout key="collectionViewLayout" id="y"/>
          <cells><collectionViewCell reuseIdentifier="cell" id="l"><connections>
            <segue destination="c" kind="show" id="3"/>
          </connections></collectionViewCell></cells>
          <connections><outlet property="dataSource" destination="b" id="1"/><outlet property="delegate" destination="b" id="2"/></connections>
        </collectionView>
      </collectionViewController>
      """, controller("c", attributes: "title=\"C\""), initial: "b")
    let source = try #require(made.instantiateInitialViewController() as? SegueCollection)
    source.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    source.view.layoutIfNeeded()
    source.collectionView.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(source.presentedViewController?.title == "C")
    #expect(source.sender is UICollectionViewCell)
  }

  @Test(arguments: ["make:", "make:sender:segueIdentifier:"])
  func `an action of the source makes the controller with its coder`(action: String) throws {
    let (navigation, source) = try shown(
      button("kind=\"show\" identifier=\"next\" destinationCreationSelector=\"\(action)\""))
    touch(source)
    let goal = try #require(navigation.topViewController as? SegueGoal)
    #expect(goal.text == "made by \(action)")
    #expect(goal.title == "C")
    #expect(source.prepared.first?.destination === goal)
  }

  @Test func `a missing action is reported, and the controller is made without it`() throws {
    let (navigation, source) = try shown(button("kind=\"show\" destinationCreationSelector=\"no:\""))
    let found = Diagnostics.found { touch(source) }
    #expect(navigation.topViewController?.title == "C")
    #expect(
      found.map(\.message) == [
        "SegueSource has no action no:; the segue show makes its controller without it"
      ])
  }

  @Test func `a segue has the class that the storyboard names`() throws {
    let (navigation, source) = try shown(
      button("kind=\"custom\" customClass=\"ReplacingSegue\" identifier=\"next\""))
    touch(source)
    #expect(source.prepared.first is ReplacingSegue)
    #expect(navigation.viewControllers.map(\.title) == ["C"])
  }

  @Test func `a missing class of segues is reported`() throws {
    let (navigation, source) = try shown(button("kind=\"show\" customClass=\"NoSegue\""))
    let found = Diagnostics.found { touch(source) }
    #expect(navigation.topViewController?.title == "C")
    #expect(
      found.map(\.message) == [
        "Main.storyboard: there is no class NoSegue of segues; the segue show is performed without it"
      ])
  }

  private static let unwinding = """
    <subviews><button id="w"><connections>
      <segue destination="x" kind="unwind" unwindAction="comeBack:" identifier="back" id="5"/>
    </connections></button></subviews>
    """

  @Test func `an unwind segue goes back to the controller with its action`() throws {
    let (navigation, source) = try shown(button("kind=\"show\""), exit: Self.unwinding)
    touch(source)
    let goal = try #require(navigation.topViewController as? SegueGoal)
    touch(goal)
    #expect(goal.prepared == ["back"])
    #expect(source.returned.map(\.source) == [goal])
    #expect(navigation.viewControllers == [source])
  }

  @Test func `an unwind segue dismisses what was presented`() throws {
    let (navigation, source) = try shown(
      button("kind=\"presentation\" modalPresentationStyle=\"fullScreen\""), exit: Self.unwinding)
    touch(source)
    let goal = try #require(source.presentedViewController as? SegueGoal)
    #expect(goal.modalPresentationStyle == .fullScreen)
    touch(goal)
    #expect(source.presentedViewController == nil)
    #expect(source.returned.count == 1)
    #expect(navigation.topViewController === source)
  }

  @Test func `an unwind segue whose action no controller has is reported`() throws {
    let (navigation, source) = try shown(button("kind=\"show\""), exit: Self.unwinding)
    source.acceptsReturn = false
    touch(source)
    let goal = try #require(navigation.topViewController)
    let found = Diagnostics.found { touch(goal) }
    #expect(
      found.map(\.message) == [
        "SegueGoal: no controller before it has the action comeBack: of the unwind segue"
      ])
  }
}

/// A cell with a segue of its own and one of its accessory.
private let segueCell = """
  <tableViewCell reuseIdentifier="cell" id="l">
    <tableViewCellContentView key="contentView" tableViewCell="l" id="m"/>
    <connections>
      <segue destination="c" kind="show" identifier="row" id="3"/>
      <segue destination="c" kind="show" trigger="accessoryAction" identifier="more" id="4"/>
    </connections>
  </tableViewCell>
  """

final class SegueSource: UIViewController {
  var allows = true
  var acceptsReturn = true
  private(set) var asked: [String] = []
  private(set) var prepared: [UIStoryboardSegue] = []
  private(set) var senders: [Any?] = []
  private(set) var returned: [UIStoryboardSegue] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    asked.append(identifier)
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue)
    senders.append(sender)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { acceptsReturn }

  private func make(_ coder: NSCoder) -> SegueGoal? { SegueGoal(coder: coder, text: "made by make:") }

  private func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> SegueGoal? {
    SegueGoal(
      coder: coder,
      text: sender is UIButton && segueIdentifier == "next" ? "made by make:sender:segueIdentifier:" : "")
  }

  private func comeBack(_ segue: UIStoryboardSegue) { returned.append(segue) }

  override func nibAction(named name: String) -> Selector? {
    switch name {
    case "make:": Selector("make:", Self.make(_:))
    case "make:sender:segueIdentifier:":
      Selector("make:sender:segueIdentifier:", Self.make(_:sender:segueIdentifier:))
    case "comeBack:": Selector("comeBack:", Self.comeBack(_:))
    default: super.nibAction(named: name)
    }
  }
}

final class SegueGoal: UIViewController {
  let text: String
  private(set) var prepared: [String?] = []

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    text = ""
    super.init(coder: coder)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier) }
}

final class ReplacingSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    source.navigationController?.setViewControllers([destination], animated: false)
  }
}

final class SegueTable: UITableViewController {
  var isStatic = false
  private(set) var events: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    isStatic
      ? super.tableView(tableView, cellForRowAt: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "")")
  }
}

final class SegueCollection: UICollectionViewController {
  private(set) var sender: Any?

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    1
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { self.sender = sender }
}
