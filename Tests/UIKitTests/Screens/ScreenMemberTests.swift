import Foundation
import Testing

@testable import UIKit

@MainActor struct ScreenMemberTests {
  @Test func `a scene is in front, with a status bar that is not drawn`() {
    let scene = UIWindowScene()
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    #expect(scene.statusBarManager?.statusBarFrame == .zero)
  }

  @Test func `a scene is connected for no reason`() {
    let options = UIScene.ConnectionOptions()
    #expect(options.userActivities.isEmpty)
    #expect(options.sourceApplication == nil)
    #expect(options.handoffUserActivityType == nil)
  }

  @Test func `a split view has the controllers of its columns`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func `a field of an alert is made by its handler`() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
  }

  @Test func `a badge has its attributes in a state`() {
    let item = UITabBarItem(title: "Feed", image: nil, tag: 0)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.badgeTextAttributes(for: .selected) == nil)
  }

  @Test func `a sheet changes its detent at once`() {
    let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test func `a popover has no arrow`() {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(popover.arrowDirection == .unknown)
  }

  @Test func `a keyboard of an app has no rights`() {
    let input = UIInputViewController()
    #expect(!input.hasFullAccess)
    #expect(!input.needsInputModeSwitchKey)
  }

  @Test func `an interactive transition keeps its curve`() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(transition.timingCurve?.timingCurveType == .cubic)
  }
}
