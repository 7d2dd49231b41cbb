import Foundation
import Testing

@testable import UIKit

@MainActor struct UINavigationControllerTests {
  private final class Tracing: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      log.append("isAppearing below \(Int(view.safeAreaInsets.top))")
    }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "moved in")
    }
  }

  private final class Watching: UINavigationControllerDelegate {
    var log: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.append("will show \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.append("did show \(viewController.title ?? "")") }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// Shows a controller in a window with safe area insets of 50 points at the top and 34 at the bottom.
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    return window
  }

  private func on<Result>(_ version: SystemVersion, _ body: () -> Result) -> Result {
    Device.using(Device(systemVersion: version), body)
  }

  @Test func `controllers are pushed and popped`() {
    let controllers = ["1", "2", "3"].map(controller)
    let navigation = UINavigationController(rootViewController: controllers[0])
    navigation.pushViewController(controllers[1], animated: true)
    navigation.pushViewController(controllers[2], animated: true)
    #expect(navigation.topViewController === controllers[2])
    #expect(controllers[2].navigationController === navigation)
    #expect(navigation.popToRootViewController(animated: true) == [controllers[1], controllers[2]])
    #expect(controllers[2].navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers(controllers, animated: false)
    #expect(navigation.popToViewController(controllers[1], animated: false) == [controllers[2]])
    #expect(navigation.navigationBar.topItem === controllers[1].navigationItem)
    #expect(navigation.navigationBar.backItem === controllers[0].navigationItem)
  }

  @Test func `the controller that the top one presents is visible`() {
    let root = controller("")
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.visibleViewController === root)
    let sheet = controller("Sheet")
    root.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet)
  }

  @Test func `controllers receive their appearance and disappearance methods`() {
    on(.iOS18) {
      let (first, second) = (Tracing(), Tracing())
      let navigation = UINavigationController(rootViewController: first)
      let window = show(navigation)
      #expect(first.log == ["moved in", "willAppear", "isAppearing below 94", "didAppear"])
      first.log = []
      navigation.pushViewController(second, animated: true)
      #expect(first.log == ["willDisappear", "didDisappear"])
      #expect(first.viewIfLoaded?.superview == nil && second.viewIfLoaded?.superview === navigation.view)
      navigation.popViewController(animated: true)
      #expect(
        second.log == [
          "willAppear", "isAppearing below 94", "didAppear", "moved in", "willDisappear", "didDisappear",
          "left",
        ])
      #expect(window.rootViewController === navigation)
    }
  }

  @Test func `the delegate is called for each controller that is shown`() {
    let watching = Watching()
    let navigation = UINavigationController(rootViewController: controller("One"))
    navigation.delegate = watching
    let window = show(navigation)
    navigation.pushViewController(controller("Two"), animated: true)
    #expect(watching.log == ["will show One", "did show One", "will show Two", "did show Two"])
    #expect(window.subviews == [navigation.view])
  }

  @Test(arguments: [(SystemVersion.iOS18, 44), (.iOS26, 54)])
  func `the content's safe area begins below the bar`(_ version: SystemVersion, _ height: CGFloat) {
    on(version) {
      let root = controller("")
      let navigation = UINavigationController(rootViewController: root)
      let window = show(navigation)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 50, width: 375, height: height))
      #expect(root.view.frame == window.bounds)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 50 + height, left: 0, bottom: 34, right: 0))
      root.additionalSafeAreaInsets.top = 10
      #expect(root.view.safeAreaInsets.top == 60 + height)
      navigation.setNavigationBarHidden(true, animated: true)
      window.layoutIfNeeded()
      #expect(root.view.safeAreaInsets.top == 60)
      #expect(navigation.navigationBar.isHidden)
    }
  }

  @Test func `the content begins below an opaque bar by default`() {
    on(.iOS18) {
      let root = controller("")
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.isTranslucent = false
      let window = show(navigation)
      #expect(root.view.frame == CGRect(x: 0, y: 94, width: 375, height: 718))
      #expect(root.view.safeAreaInsets.top == 0)
      root.extendedLayoutIncludesOpaqueBars = true
      window.layoutIfNeeded()
      #expect(root.view.frame == window.bounds)
      root.edgesForExtendedLayout = []
      window.layoutIfNeeded()
      #expect(root.view.frame.minY == 94)
    }
  }

  @Test func `scrolling a table collapses the large title`() {
    on(.iOS18) {
      let table = UITableViewController(style: .plain)
      let probe = TableProbe(40)
      table.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.tableView.dataSource = probe
      let navigation = UINavigationController(rootViewController: table)
      navigation.navigationBar.prefersLargeTitles = true
      let window = show(navigation)
      let bar = navigation.navigationBar
      #expect(bar.frame.height == 96)
      #expect(table.tableView.contentOffset.y == -146)
      #expect(bar.isAtScrollEdge)
      table.tableView.contentOffset.y = -126
      window.layoutIfNeeded()
      #expect(bar.frame.height == 76 && table.tableView.contentOffset.y == -126)
      #expect(bar.isAtScrollEdge && bar.parts.title.isHidden)
      table.tableView.contentOffset.y = 100
      window.layoutIfNeeded()
      #expect(bar.frame.height == 44 && table.tableView.contentOffset.y == 100)
      #expect(!bar.isAtScrollEdge && !bar.parts.title.isHidden)
      table.tableView.contentOffset.y = -146
      window.layoutIfNeeded()
      #expect(bar.frame.height == 96 && table.tableView.contentOffset.y == -146)
    }
  }

  @Test func `the toolbar shows the top controller's items`() {
    let root = controller("")
    let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    root.toolbarItems = [item, .flexibleSpace()]
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    #expect(navigation.toolbar.isHidden && root.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items?.first === item)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
    #expect(root.view.safeAreaInsets.bottom == 78)
  }

  @Test func `a custom bar class is used`() {
    final class Bar: UINavigationBar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is Bar)
  }

  @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
  func `bars are hidden in landscape orientation if that is wanted`(
    isWanted: Bool, isLandscape: Bool, isHidden: Bool
  ) {
    let size = isLandscape ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667)
    Device.using(Device(screenSize: size)) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      navigation.hidesBarsWhenVerticallyCompact = isWanted
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.isHidden == isHidden)
      #expect(navigation.toolbar.isHidden == isHidden)
      let insets = navigation.topViewController?.view.safeAreaInsets
      #expect((insets == .zero) == isHidden)
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func `since iOS 26, a phone has its search bar at the bottom`() throws {
    try Device.using(Device(displayScale: 3, screenSize: CGSize(width: 393, height: 852))) {
      let root = controller("Ledger")
      root.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      window.rootViewController = navigation
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
      // 59 + 54 above, and 10 + 48 + 28 below.
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 86, right: 0))
      let field = try #require(root.navigationItem.searchController).searchBar.searchTextField
      // The glass is 28 points from three edges, and the field 5 points inside of it.
      #expect(field.convert(field.bounds, to: window) == CGRect(x: 33, y: 781, width: 327, height: 38))
    }
  }

  @Test func `since iOS 26, a bar without a status bar begins 10 points below the top`() {
    for (version, top, height) in [(SystemVersion.iOS18, 0, 44), (.iOS26, 10, 54)]
      as [(SystemVersion, CGFloat, CGFloat)]
    {
      on(version) {
        let root = controller("Form")
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: top, width: 375, height: height))
        #expect(root.view.safeAreaInsets.top == top + height)
      }
    }
  }
}
