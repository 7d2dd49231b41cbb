import Testing

@testable import UIKit

@MainActor struct UINavigationItemTests {
  @Test func `a navigation item has its controller's title`() {
    let controller = UIViewController()
    controller.title = "Feed"
    #expect(controller.navigationItem.title == "Feed")
    controller.title = "Profile"
    #expect(controller.navigationItem.title == "Profile")
    controller.navigationItem.title = "You"
    #expect(controller.title == "Profile")
  }

  @Test func `the single right button is the first of many`() {
    let item = UINavigationItem(title: "")
    let buttons = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil), .flexibleSpace(),
    ]
    item.rightBarButtonItems = buttons
    #expect(item.rightBarButtonItem === buttons[0])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func `a bar button item takes its action's title and image`() {
    let action = UIAction(title: "Share", image: UIImage()) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Share")
    #expect(item.image === action.image)
  }
}
