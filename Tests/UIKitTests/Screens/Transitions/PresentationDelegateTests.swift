import Foundation
import Testing

@testable import UIKit

/// Tests of the calls that a presentation makes to its delegates and to a subclass of its controller.
@MainActor struct PresentationDelegateTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var adapted: UIViewController?

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      calls.append("prepare")
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      calls.append("adapt to \(style)")
      return adapted
    }
  }

  private final class Content: UIViewController {
    let report: (String) -> Void

    init(_ report: @escaping (String) -> Void) {
      self.report = report
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewWillAppear(_ animated: Bool) { report("will appear") }
  }

  /// Presents a controller over a screen of a width, and returns the window.
  private func present(_ presented: UIViewController, width: CGFloat, animated: Bool = false) -> UIWindow {
    Device.using(Device(screenSize: CGSize(width: width, height: 1_180), systemVersion: .iOS26)) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 1_180))
      let root = UIViewController()
      window.rootViewController = root
      root.present(presented, animated: animated)
      return window
    }
  }

  private func popover(_ delegate: Delegate) -> UIViewController {
    let popover = Content { delegate.calls.append($0) }
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = delegate
    return popover
  }

  @Test func `a popover is prepared before it appears`() {
    let delegate = Delegate()
    _ = present(popover(delegate), width: 820)
    #expect(delegate.calls == ["prepare", "will appear"])
  }

  @Test func `a popover that becomes a sheet may be in another controller`() {
    let delegate = Delegate()
    let popover = popover(delegate)
    let navigation = UINavigationController(rootViewController: popover)
    delegate.adapted = navigation
    let window = present(popover, width: 375)
    #expect(delegate.calls == ["adapt to pageSheet", "will appear"])
    #expect(navigation.view.window === window)
    #expect(popover.view.isDescendant(of: navigation.view))
    navigation.dismiss(animated: false)
    #expect(!window.showsPresentation)
    #expect(navigation.view.window == nil)
  }

  /// Notes the last calls before a controller appears, and makes sheets lower.
  private final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      calls.append("popover")
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {
      calls.append("sheet")
      (adaptivePresentationController as? UISheetPresentationController)?.detents = [.medium()]
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      calls.append("will present as \(style)")
    }
  }

  @Test(arguments: [
    (CGFloat(820), ["popover", "will present as none"]),
    (CGFloat(375), ["sheet", "will present as pageSheet"]),
  ])
  func `the delegate prepares the popover, or the sheet in its place`(width: CGFloat, calls: [String]) {
    let (popover, preparer) = (UIViewController(), Preparer())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = preparer
    _ = present(popover, width: width)
    #expect(preparer.calls == calls)
  }

  @Test func `the sheet in place of a popover has the heights that the delegate sets`() {
    let (popover, preparer) = (UIViewController(), Preparer())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = preparer
    let window = present(popover, width: 375)
    #expect(popover.view.window === window)
    // 0.56 of a large sheet, which is 1180 - 20 - 10 = 1150 points high.
    #expect(popover.view.bounds.height == 644)
  }

  @Test func `the delegate of a sheet is told that it keeps its style`() {
    let (sheet, preparer) = (UIViewController(), Preparer())
    sheet.presentationController?.delegate = preparer
    _ = present(sheet, width: 375)
    #expect(preparer.calls == ["will present as none"])
  }

  @Test func `what another controller in place of a popover presents goes with it`() {
    let (delegate, alert) = (Delegate(), UIViewController())
    let popover = popover(delegate)
    let navigation = UINavigationController(rootViewController: popover)
    delegate.adapted = navigation
    let window = present(popover, width: 375)
    navigation.present(alert, animated: false)
    #expect(alert.view.window === window)
    window.rootViewController?.dismiss(animated: false)
    #expect(!window.showsPresentation)
    #expect(alert.view.window == nil && alert.presentingViewController == nil)
  }

  @Test func `a popover that becomes a sheet is shown itself if its delegate has no other controller`() {
    let delegate = Delegate()
    let popover = popover(delegate)
    let window = present(popover, width: 375)
    #expect(delegate.calls == ["adapt to pageSheet", "will appear"])
    #expect(popover.view.window === window)
  }

  private final class Framing: UIPresentationController {
    let frameView = UIView()
    var report: (String) -> Void = { _ in }
    override var presentedView: UIView? { frameView }
    override func presentationTransitionWillBegin() {
      report("transition begins")
      frameView.addSubview(presentedViewController.view)
    }
  }

  private final class Animator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
  }

  private final class Director: UIViewControllerTransitioningDelegate {
    var animator: Animator?
    var calls: [String] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      calls.append("presentation controller")
      let framing = Framing(presentedViewController: presented, presenting: presenting)
      framing.report = { [weak self] in self?.calls.append($0) }
      return framing
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("animator")
      return animator
    }
  }

  @Test func `a presentation shows the view that its controller says`() throws {
    let (presented, director) = (UIViewController(), Director())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = director
    let window = present(presented, width: 375)
    let framing = try #require(presented.presentationController as? Framing)
    #expect(framing.frameView.window === window)
    #expect(framing.frameView.frame.size == CGSize(width: 375, height: 1_180))
    #expect(presented.view.superview === framing.frameView)
  }

  @Test func `an animator that would place the views is named`() {
    let (presented, director) = (UIViewController(), Director())
    presented.transitioningDelegate = director
    director.animator = Animator()
    let found = Diagnostics.found { _ = present(presented, width: 375, animated: true) }
    #expect(
      found.map(\.text) == [
        "UIViewControllerAnimatedTransitioning.animateTransition(using:) of Animator is never called, and CellSnap draws the presented UIViewController at its final place"
      ])
  }

  @Test func `the delegate is asked for the presentation controller and then for the animator`() {
    let (presented, director) = (UIViewController(), Director())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = director
    _ = present(presented, width: 375, animated: true)
    #expect(director.calls == ["presentation controller", "animator", "transition begins"])
  }

  @Test func `an animator is not asked for without an animation`() {
    let (presented, director) = (UIViewController(), Director())
    presented.transitioningDelegate = director
    director.animator = Animator()
    let found = Diagnostics.found { _ = present(presented, width: 375) }
    #expect(found.map(\.text) == [])
  }
}
