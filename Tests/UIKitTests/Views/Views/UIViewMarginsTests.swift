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

  @Test func `a controller adds to its view's safe area`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 44
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    controller.view.addSubview(child)
    #expect(controller.view.safeAreaInsets.top == 44)
    #expect(child.safeAreaInsets.top == CGFloat(44 - 20))
  }
}
