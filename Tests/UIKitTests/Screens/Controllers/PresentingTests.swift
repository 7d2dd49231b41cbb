import Foundation
import Testing

@testable import UIKit

@MainActor struct PresentingTests {
  @Test func `a presented controller is known until it is dismissed`() {
    let (first, second) = (UIViewController(), UIViewController())
    var isDone = false
    first.present(second, animated: true) { isDone = true }
    #expect(!isDone)
    first.view.settle()
    #expect(isDone)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    second.dismiss(animated: true)
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
  }

  /// Presents a controller in a window of an iPhone or iPad and passes the window with the presented view.
  private func present(
    _ presented: UIViewController, size: CGSize = CGSize(width: 375, height: 667),
    insets: UIEdgeInsets = .zero, version: SystemVersion = .iOS26, _ body: (UIWindow, UIView) throws -> Void
  ) rethrows {
    try Device.using(Device(screenSize: size, systemVersion: version)) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.deviceSafeAreaInsets = insets
      let root = UIViewController()
      window.rootViewController = root
      root.present(presented, animated: true)
      try body(window, presented.view)
    }
  }

  /// Returns the frame of a view on the screen.
  private func place(_ view: UIView, in window: UIWindow) -> [Double] {
    let frame = view.convert(view.bounds, to: window)
    return [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test func `a sheet ends 10 points below the status bar, of 20 points at least`() throws {
    present(UIViewController()) { window, view in
      // The height is 667 - 20 - 10.
      #expect(place(view, in: window) == [0, 30, 375, 637])
    }
    let tablet = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    present(UIViewController(), size: CGSize(width: 820, height: 1180), insets: tablet) { window, view in
      #expect(place(view, in: window) == [0, 42, 820, 1138])
      #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 25, right: 0))
    }
  }

  @Test func `a medium sheet floats 8 points from the edges, drawn smaller`() throws {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    present(sheet) { window, view in
      // The view is 0.56 * 637 = 356.72 high, on whole pixels.
      #expect(view.frame.size == CGSize(width: 375, height: 356.5))
      // It is drawn 375 - 2 * 8 wide and 356.5 * 359 / 375 high, and ends at 667 - 8.
      #expect(place(view, in: window) == [8, 317.711, 359, 341.289])
    }
    let tablet = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    present(sheet, size: CGSize(width: 820, height: 1180), insets: tablet) { _, view in
      // The large sheet has 1180 - 42 - 25 points above the safe area: 0.56 * 1113 + 25 = 648.28.
      #expect(view.frame.size == CGSize(width: 820, height: 648.5))
    }
  }

  @Test func `before iOS 26, a medium sheet has the width of the screen`() throws {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    present(sheet, version: .iOS18) { window, view in
      // Half of 637, on whole pixels.
      #expect(place(view, in: window) == [0, 348.5, 375, 318.5])
    }
  }

  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) {
      self.style = style
      super.init()
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
  }

  @Test func `a popover stays one on a phone if its delegate says so`() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 100)
    let delegate = Adapter(.none)
    popover.popoverPresentationController?.delegate = delegate
    popover.popoverPresentationController?.backgroundColor = .red
    present(popover) { window, view in
      window.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 200, height: 100))
      #expect(view.superview?.backgroundColor == .red)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `a popover covers the window of a phone if its delegate says so`(style: UIModalPresentationStyle) {
    let (popover, delegate) = (UIViewController(), Adapter(style))
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.delegate = delegate
    present(popover) { window, view in #expect(place(view, in: window) == [0, 0, 375, 667]) }
  }

  @Test func `the sheet in place of a popover has the heights that the app sets`() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    present(popover) { _, view in
      // The view is 0.56 * 637 = 356.72 high, on whole pixels.
      #expect(view.frame.size == CGSize(width: 375, height: 356.5))
    }
  }

  @Test func `what a dismissed controller presents goes with it`() {
    let sheet = UIViewController()
    present(sheet) { window, _ in
      sheet.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
      sheet.presentingViewController?.dismiss(animated: true)
      #expect(!window.showsPresentation)
    }
  }

  @Test func `a popover is a sheet on a phone and a box of its size on a tablet`() throws {
    final class Popover: UIViewController {}
    func popover() -> UIViewController {
      let controller = Popover()
      controller.preferredContentSize = CGSize(width: 240, height: 180)
      controller.modalPresentationStyle = .popover
      return controller
    }
    present(popover()) { window, view in #expect(place(view, in: window) == [0, 30, 375, 637]) }
    let tablet = popover()
    tablet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 30)
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
    tablet.popoverPresentationController?.sourceView = source
    present(tablet, size: CGSize(width: 820, height: 1180)) { window, view in
      // The middle of the source is 410, and the box begins 8 points below the source.
      #expect(place(view, in: window) == [290, 138, 240, 180])
    }
  }

  @Test func `an alert is in the middle of the screen`() throws {
    let alert = UIAlertController(
      title: "Save?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    try present(alert) { window, view in
      let box = try #require(view.subviews.first)
      // 22 + 20.5 + 7 + 18 + 4.5 for the texts, and 16 + 3 * 48 + 2 * 8 + 16 for the buttons.
      #expect(place(box, in: window) == [27.5, 201.5, 320, 264])
      let buttons = try #require(box.subviews.last as? UIStackView)
      #expect(place(buttons, in: window) == [43.5, 289.5, 288, 160])
    }
  }

  @Test func `an action sheet looks like an alert`() throws {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Share", "Favorite", "Delete"] {
      sheet.addAction(UIAlertAction(title: title, style: .default))
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    try present(sheet) { window, view in
      // 16 + 5 * 48 + 4 * 8 + 16.
      let box = try #require(view.subviews.first)
      #expect(place(box, in: window) == [27.5, 181.5, 320, 304])
    }
  }

  @Test func `an action sheet on a tablet is at its source and has no cancel button`() throws {
    let size = CGSize(width: 820, height: 1180)
    let source = UIView(frame: CGRect(origin: .zero, size: size))
    try Device.using(Device(screenSize: size)) {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for title in ["Copy", "Share", "Favorite", "Delete"] {
        sheet.addAction(UIAlertAction(title: title, style: .default))
      }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let popover = try #require(sheet.popoverPresentationController)
      popover.sourceView = source
      popover.sourceRect = CGRect(x: 410, y: 590, width: 0, height: 0)
      popover.permittedArrowDirections = []
      try present(sheet, size: size) { window, view in
        // 16 + 4 * 48 + 3 * 8 + 16 high, around the middle of the source.
        let box = try #require(view.subviews.first)
        #expect(place(box, in: window) == [266, 466, 288, 248])
      }
    }
  }

  @Test func `a controller that presents before it is shown presents when it is`() {
    let (root, sheet) = (UIViewController(), UIViewController())
    root.present(sheet, animated: true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(!window.showsPresentation)
    window.rootViewController = root
    #expect(window.showsPresentation && sheet.view.window === window)
    sheet.dismiss(animated: true)
    #expect(!window.showsPresentation && sheet.view.window == nil)
  }

  @Test func `a custom presentation places the view and adds its own`() throws {
    final class Corner: UIPresentationController {
      let shade = UIView()
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 20, y: 40, width: 100, height: 50)
      }
      override func presentationTransitionWillBegin() { containerView?.addSubview(shade) }
      override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }
    }
    final class Director: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Corner(presentedViewController: presented, presenting: presenting)
      }
    }
    let (controller, director) = (UIViewController(), Director())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = director
    try present(controller) { window, view in
      #expect(place(view, in: window) == [20, 40, 100, 50])
      let corner = try #require(controller.presentationController as? Corner)
      #expect(corner.shade.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }
}
