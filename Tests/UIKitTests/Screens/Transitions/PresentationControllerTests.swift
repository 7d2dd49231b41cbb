import Foundation
import Testing

@testable import UIKit

@MainActor struct PresentationControllerTests {
  final class Half: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let whole = super.frameOfPresentedViewInContainerView
      return CGRect(x: 0, y: whole.midY, width: whole.width, height: whole.height / 2)
    }
  }

  final class Director: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func `the transitioning delegate provides the controller of a custom presentation`() {
    let (controller, director) = (UIViewController(), Director())
    controller.transitioningDelegate = director
    #expect(controller.presentationController is UISheetPresentationController)
    controller.modalPresentationStyle = .custom
    #expect(controller.presentationController is Half)
    #expect(controller.presentationController === controller.presentationController)
  }

  @Test func `a popover keeps its source view`() {
    let (controller, view) = (UIViewController(), UIView())
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = view
    #expect(controller.popoverPresentationController?.sourceView === view)
  }

  @Test func `a changed preferred size is reported to the parent once`() {
    final class Parent: UIViewController {
      var count = 0
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        count += 1
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.count == 1)
  }

  @Test func `a transition between children exchanges their views`() {
    let (parent, old, new) = (UIViewController(), UIViewController(), UIViewController())
    [old, new].forEach(parent.addChild)
    parent.view.addSubview(old.view)
    var isDone = false
    parent.transition(from: old, to: new, duration: 1, animations: nil) { isDone = $0 }
    parent.view.settle()
    #expect(isDone)
    #expect(parent.view.subviews == [new.view])
  }

  @Test func `an interactive transition limits and resets its progress`() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(1.5)
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
  }
}
