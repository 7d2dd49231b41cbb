import Foundation
import Testing

@testable import UIKit

@MainActor struct UITabBarControllerTests {
  private func controllers(_ titles: String...) -> [UIViewController] {
    titles.map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    return window
  }

  @Test func `the first controller is selected by default`() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound)
    let all = controllers("One", "Two")
    tabs.viewControllers = all
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === all[0])
    let window = show(tabs)
    tabs.selectedIndex = 1
    #expect(all[1].viewIfLoaded?.window === window && all[0].viewIfLoaded?.window == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
    tabs.selectedViewController = all[0]
    #expect(tabs.tabBar.selectedItem === all[0].tabBarItem)
    #expect(all[0].tabBarController === tabs)
  }

  @Test func `tab items have their controllers' titles`() {
    let tabs = UITabBarController()
    let all = controllers("One", "Two")
    tabs.viewControllers = all
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    all[1].tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    #expect(tabs.tabBar.items?.last?.title == "Search")
  }

  @Test func `the content's safe area ends above the tab bar`() {
    let tabs = UITabBarController()
    let all = controllers("One")
    tabs.viewControllers = all
    let window = show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(all[0].view.frame == window.bounds)
    #expect(all[0].view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(all[0].view.frame.height == 729)
  }

  @Test func `a pushed controller can hide the tab bar`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: controllers("One")[0])
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    let pushed = controllers("Two")[0]
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `a tab bar at the end of the content is at the scroll edge`() {
    let tabs = UITabBarController()
    let scrolled = UIViewController()
    let scrollView = UIScrollView(frame: .zero)
    scrollView.contentSize = CGSize(width: 100, height: 2_000)
    scrolled.view = scrollView
    tabs.viewControllers = [scrolled]
    let window = show(tabs)
    #expect(!tabs.tabBar.isAtScrollEdge)
    scrollView.contentOffset.y = 2_000 - 812 + 83
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isAtScrollEdge)
  }
}
