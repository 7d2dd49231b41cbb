import Testing

@testable import UIKit

/// Tests of the calls that report changes of a root view's safe area and margins.
@MainActor @Suite struct RootMarginsTests {
  private final class Root: UIView {
    var report: (String) -> Void = { _ in }
    override func safeAreaInsetsDidChange() { report("view's safe area \(Int(safeAreaInsets.top))") }
    override func layoutMarginsDidChange() { report("view's margins") }
  }

  private final class Tracing: UIViewController {
    var calls: [String] = []
    override func loadView() {
      let root = Root(frame: .zero)
      root.report = { [unowned self] in calls.append($0) }
      view = root
    }
    override func viewSafeAreaInsetsDidChange() { calls.append("safe area \(Int(view.safeAreaInsets.top))") }
    override func viewLayoutMarginsDidChange() {
      let margins = view.layoutMargins
      calls.append("margins \(Int(margins.top)), \(Int(margins.left))")
    }
    override func viewWillLayoutSubviews() { calls.append("layout") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = Tracing()

  private func calls(after change: () -> Void) -> [String] {
    controller.calls = []
    change()
    return controller.calls
  }

  @Test func `a controller that appears gets its safe area and its margins before its layout`() {
    window.deviceSafeAreaInsets.top = 20
    let calls = calls { window.rootViewController = controller }
    #expect(calls == ["view's safe area 20", "safe area 20", "view's margins", "margins 20, 16", "layout"])
  }

  @Test func `a controller without a safe area gets its margins before its first layout only`() {
    let first = calls { window.rootViewController = controller }
    #expect(first == ["margins 0, 16", "layout"])
    let second = calls {
      controller.view.setNeedsLayout()
      window.layoutIfNeeded()
    }
    #expect(second == ["layout"])
  }

  @Test func `the margins of a wider root view are reported`() {
    window.rootViewController = controller
    let calls = calls { window.transition(to: CGSize(width: 414, height: 480)) }
    #expect(calls == ["margins 0, 20", "layout"])
  }

  @Test func `margins are reported as soon as they are set, equal ones only to the view`() {
    window.rootViewController = controller
    let insets = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 30)
    let first = calls { controller.view.layoutMargins = insets }
    #expect(first == ["view's margins", "margins 5, 30"])
    let second = calls { controller.view.layoutMargins = insets }
    #expect(second == ["view's margins"])
  }

  @Test func `additional insets change the safe area of a loaded view`() {
    controller.additionalSafeAreaInsets.top = 7
    #expect(controller.calls == [])
    let calls = calls { window.rootViewController = controller }
    #expect(calls == ["view's safe area 7", "safe area 7", "view's margins", "margins 7, 16", "layout"])
  }

  @Test func `margins that do not follow the safe area stay`() {
    window.rootViewController = controller
    controller.view.insetsLayoutMarginsFromSafeArea = false
    let calls = calls { controller.additionalSafeAreaInsets.top = 7 }
    #expect(calls == ["view's safe area 7", "safe area 7"])
  }
}
