import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PresentingTests {
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
    _ = Diagnostics.take()
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.present(Sheet(), animated: false)
    #expect(Diagnostics.take().map(\.message) == ["presents Sheet, which is not drawn"])
  }
}
