import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PresentingTests {
  @Test func aPresentedControllerIsKnownUntilItIsDismissed() {
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

  @Test func aPictureOfAPresentingControllerIsMadeWithAWarning() {
    final class Sheet: UIViewController {}
    _ = Diagnostics.take()
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.present(Sheet(), animated: false)
    #expect(Diagnostics.take().map(\.message) == ["presents Sheet, which is not drawn"])
  }
}
