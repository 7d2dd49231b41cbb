import Testing
@testable import UIKit

/// Tests of the safe area insets that views have and of the calls that report their changes.
@MainActor @Suite struct SafeAreaTests {
  private final class Listener: UIView {
    var told: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() {
      told.append(safeAreaInsets)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
  }

  @Test func `a view beyond its superview has no larger safe area`() {
    let view = UIView(frame: CGRect(x: 0, y: -50, width: 100, height: 300))
    window.addSubview(view)
    // The view extends 50 above and below the window, so its insets would be 70 and 60 without the limit.
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }

  @Test func `each change of the safe area is reported once`() {
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    #expect(view.told == [UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)])
    view.frame.size.width = 90
    #expect(view.told.count == 1)
    view.frame.origin.y = 5
    #expect(view.told.last == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 50
    #expect(view.told.last == .zero)
    view.frame.origin.y = 60
    #expect(view.told.count == 3)
  }

  @Test func `a subview's safe area changes when its superview grows`() {
    let (holder, view) = (UIView(frame: window.bounds), Listener(frame: window.bounds))
    window.addSubview(holder)
    holder.addSubview(view)
    window.frame.size.height = 300
    holder.frame.size.height = 300
    #expect(view.told.last == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func `a removed view has no safe area`() {
    let view = Listener(frame: window.bounds)
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.told.last == .zero)
  }

  @Test func `a new window is as large as the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }
}
