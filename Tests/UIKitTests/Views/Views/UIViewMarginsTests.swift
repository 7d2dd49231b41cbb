import Testing

@testable import UIKit

@MainActor @Suite struct UIViewMarginsTests {
  @Test func `layout margins are eight points by default`() {
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `leading margins are at the right in a right-to-left view`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `a safe area inset covers only the overlapped part`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 170))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 40 - 10, left: 0, bottom: 30 - 20, right: 0))
    #expect(view.layoutMargins.top == CGFloat(8 + 30))
  }

  @Test func `the content of a cell has no margins from the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.deviceSafeAreaInsets.top = 40
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    window.addSubview(cell)
    cell.layoutIfNeeded()
    #expect(cell.contentView.safeAreaInsets.top == 40)
    #expect(cell.contentView.layoutMargins.top == 15)
  }

  @Test(
    arguments: [
      (.iOS26, 320, 16), (.iOS26, 375, 16), (.iOS26, 390, 20), (.iOS26, 393, 20), (.iOS26, 402, 20),
      (.iOS26, 414, 20), (.iOS26, 440, 20), (.iOS26, 820, 20), (.iOS18, 375, 16), (.iOS18, 390, 16),
      (.iOS18, 414, 20),
    ] as [(SystemVersion, CGFloat, CGFloat)])
  func `the margins of a root view depend on its width`(version: SystemVersion, width: CGFloat, side: CGFloat)
  {
    Device.using(Device(screenSize: CGSize(width: width, height: 900), systemVersion: version)) {
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 900)
      #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    }
  }

  /// Returns the margins of the content of a cell that is 300 points wide, on a phone of a width.
  private func contentMargins(screen: CGFloat, _ change: (UITableViewCell) -> Void = { _ in }) -> UIEdgeInsets
  {
    Device.using(Device(screenSize: CGSize(width: screen, height: 900))) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      change(cell)
      cell.layoutIfNeeded()
      return cell.contentView.layoutMargins
    }
  }

  @Test(
    arguments: [(320, 16), (375, 16), (390, 20), (393, 20), (414, 20), (820, 16)] as [(CGFloat, CGFloat)])
  func `the margins of a cell's content depend on the device`(screen: CGFloat, side: CGFloat) {
    #expect(contentMargins(screen: screen) == UIEdgeInsets(top: 15, left: side, bottom: 15, right: side))
  }

  @Test func `a disclosure leaves eight points beside the content`() {
    let margins = contentMargins(screen: 393) { $0.accessoryType = .disclosureIndicator }
    #expect(margins == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 8))
  }

  @Test(
    arguments: [(.plain, 820, 20), (.grouped, 820, 16), (.insetGrouped, 820, 20), (.insetGrouped, 393, 16)]
      as [(UITableView.Style, CGFloat, CGFloat)])
  func `the margins of a table's cells depend on the style and the device`(
    style: UITableView.Style, screen: CGFloat, side: CGFloat
  ) {
    Device.using(Device(screenSize: CGSize(width: screen, height: 1_180))) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style)
      #expect(table.textMargin == side)
      #expect(table.margin == 20)
    }
  }

  @Test func `the content of a collection's cell has margins of eight points without the safe area`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    window.deviceSafeAreaInsets.top = 40
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    window.addSubview(cell)
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `a view that preserves its superview's margins has them where it touches the edge`() {
    Device.using(Device(screenSize: CGSize(width: 414, height: 896))) {
      let controller = UIViewController()
      controller.view.frame = CGRect(x: 0, y: 0, width: 414, height: 896)
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
      controller.view.addSubview(view)
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      view.preservesSuperviewLayoutMargins = true
      #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
    }
  }

  @Test func `a controller adds to its view's safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 44
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    controller.view.addSubview(child)
    #expect(controller.view.safeAreaInsets.top == 44)
    #expect(child.safeAreaInsets.top == CGFloat(44 - 20))
  }
}
