import Testing

@testable import UIKit

@MainActor struct PresentingTests {
  @Test func `a presented controller is known until it is dismissed`() {
    let (first, second) = (UIViewController(), UIViewController())
    var isDone = false
    first.present(second, animated: true) { isDone = true }
    #expect(isDone)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    second.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test func `presenting a controller is reported because it is not drawn`() {
    final class Sheet: UIViewController {}
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let found = Diagnostics.found { controller.present(Sheet(), animated: false) }
    #expect(found.map(\.message) == ["presents Sheet, which is not drawn"])
  }
}
