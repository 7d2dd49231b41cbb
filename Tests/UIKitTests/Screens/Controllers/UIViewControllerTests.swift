import Testing

@testable import UIKit

@MainActor @Suite struct UIViewControllerTests {
  private final class Tracing: UIViewController {
    var calls: [String] = []
    var sizeDuringTransition: CGSize?
    override func viewDidLoad() { calls.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("willTransition \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.calls.append("animate \(Int(self.view.bounds.width))") },
        completion: { _ in self.calls.append("completed") })
    }
  }

  @Test func `the life cycle methods are called in order`() {
    let controller = Tracing()
    #expect(!controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    #expect(
      controller.calls == ["didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(controller.view.window === window)
  }

  @Test func `a rotation's animations run at the new size`() {
    let controller = Tracing()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    controller.calls = []
    window.transition(to: CGSize(width: 480, height: 320))
    #expect(
      controller.calls == [
        "willTransition 320 to 480", "animate 480", "completed", "willLayout", "didLayout",
      ])
  }

  @Test func `a child belongs to one parent`() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children == [])
    #expect(child.parent === second)
    child.removeFromParent()
    #expect(second.children == [])
  }

  @Test func `the responder chain leads from the view to the window`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = controller
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }
}
