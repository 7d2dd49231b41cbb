import Testing

@testable import UIKit

/// Tests that the setters with an animation set at once what the properties return.
@MainActor struct NavigationSettersTests {
  private let item = UINavigationItem(title: "Feed")
  private let button = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)

  @Test func `an item has the buttons that are set`() {
    item.setLeftBarButton(button, animated: true)
    item.setRightBarButton(button, animated: true)
    #expect(item.leftBarButtonItems == [button])
    #expect(item.rightBarButtonItems == [button])
    item.setLeftBarButtonItems(nil, animated: true)
    item.setRightBarButtonItems([button, UIBarButtonItem()], animated: true)
    #expect(item.leftBarButtonItem == nil)
    #expect(item.rightBarButtonItems?.count == 2)
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
  }

  @Test func `a bar returns the item that it leaves`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.pushItem(item, animated: true)
    let second = UINavigationItem(title: "Post")
    bar.pushItem(second, animated: true)
    #expect(bar.items == [item, second])
    let popped = bar.popItem(animated: true)
    #expect(popped === second)
    #expect(bar.topItem === item)
  }

  @Test func `a controller has the items of its toolbar, and its scroll view for an edge`() {
    let (controller, scroll) = (UIViewController(), UIScrollView())
    controller.setToolbarItems([button], animated: true)
    #expect(controller.toolbarItems == [button])
    controller.setContentScrollView(scroll, for: .top)
    #expect(controller.contentScrollView(for: .top) === scroll)
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }

  @Test func `a navigation controller hides its bar in a known time, and follows no finger`() {
    #expect(UINavigationController.hideShowBarDuration > 0)
    #expect(UINavigationController().interactivePopGestureRecognizer == nil)
  }

  @Test func `a tab bar is hidden at once`() {
    let tabs = UITabBarController()
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden)
  }
}
