import Testing

@testable import UIKit

@MainActor @Suite struct UIBarItemTests {
  @Test func `a bar button has its item's accessibility texts`() {
    let item = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
    (item.accessibilityLabel, item.accessibilityIdentifier) = ("Add", "add")
    let button = BarButton(item, look: BarButton.Look(), traits: .current)
    #expect(button.accessibilityLabel == "Add" && button.accessibilityIdentifier == "add")
  }

  @Test func `a tab button has its item's accessibility texts`() {
    let item = UITabBarItem(title: "Home", image: nil, tag: 0)
    (item.accessibilityHint, item.accessibilityValue) = ("Shows your posts", "3 new")
    let button = TabButton(
      item, isSelected: false, look: UITabBarItemStateAppearance(), color: .red, traits: .current)
    #expect(button.accessibilityHint == "Shows your posts" && button.accessibilityValue == "3 new")
  }
}
