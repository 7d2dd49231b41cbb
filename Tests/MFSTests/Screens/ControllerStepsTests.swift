import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct ControllerStepsTests {
    let controller = RecordingController()

    /// A coordinator that collects the animations, for the test to run.
    final class Transition: UIViewControllerTransitionCoordinator {
      var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
      let isAnimated = true
      let isCancelled = false
      let transitionDuration: TimeInterval = 0.3

      func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool {
        if let animation { animations.append(animation) }
        return true
      }
    }

    @Test func `appearing runs the steps of the build`() {
      let steps = MFSStepTrace.stepsRun { controller.viewDidAppear(false) }
      #expect(steps == MFSStepOrder.controllerBuild.steps)
    }

    @Test func `a view model set before the view loads runs no step`() {
      #expect(MFSStepTrace.stepsRun { controller.viewModel = RowViewModel(id: 1) } == [])
      #expect(!controller.isViewLoaded)
    }

    @Test func `the first view model of a loaded view runs the build`() {
      controller.loadViewIfNeeded()
      let steps = MFSStepTrace.stepsRun { controller.viewModel = RowViewModel(id: 1) }
      #expect(steps == MFSStepOrder.controllerBuild.steps)
    }

    @Test func `another view model runs the binding and resizing steps`() {
      controller.viewModel = RowViewModel(id: 1)
      controller.viewDidAppear(false)
      let steps = MFSStepTrace.stepsRun { controller.viewModel = RowViewModel(id: 2) }
      #expect(steps == [.bindData, .resizeSubviews])
    }

    @Test func `a rotation runs the resizing step inside the animation`() {
      controller.viewDidAppear(false)
      let transition = Transition()
      let size = CGSize(width: 667, height: 375)
      let before = MFSStepTrace.stepsRun { controller.viewWillTransition(to: size, with: transition) }
      #expect(before == [])
      controller.view.frame.size = size
      let during = MFSStepTrace.stepsRun { for animation in transition.animations { animation(transition) } }
      #expect(during == [.resizeSubviews])
    }

    @Test func `another text size is styled in the layout after a new view model`() {
      controller.viewDidAppear(false)
      controller.traits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
      let update = MFSStepTrace.stepsRun { controller.viewModel = RowViewModel(id: 1) }
      #expect(update == [.bindData, .resizeSubviews])
      let layout = MFSStepTrace.stepsRun { controller.sizeDidChange() }
      #expect(layout == [.updateStyles])
      #expect(MFSStepTrace.stepsRun { controller.sizeDidChange() } == [])
    }

    @Test func `a subclass may define its own order`() {
      let controller = StylingController()
      controller.viewModel = RowViewModel(id: 1)
      controller.viewDidAppear(false)
      let steps = MFSStepTrace.stepsRun { controller.viewModel = RowViewModel(id: 2) }
      #expect(steps == [.updateStyles, .bindData, .resizeSubviews])
    }

    @Test func `a controller's class keeps its frames for each width and height`() {
      let viewModel = RowViewModel(id: 1)
      let size = CGSize(width: 320, height: 568)
      #expect(StylingController.frameOwners(for: viewModel, viewSize: size) == ["logo": .subviewStaticFrames])
      _ = PlainController.subviewStaticFrames.rect("button", width: 320, height: 320) { .zero }
      #expect(PlainController.frameOwners(for: viewModel, viewSize: size) == [:])
    }

    @Test func `a second layout at the same size runs no step`() {
      controller.viewDidAppear(false)
      #expect(MFSStepTrace.stepsRun { controller.sizeDidChange() } == [])
    }

    @Test func `another height runs the resizing step`() {
      controller.viewDidAppear(false)
      controller.view.frame.size.height += 1
      #expect(MFSStepTrace.stepsRun { controller.sizeDidChange() } == [.resizeSubviews])
    }
  }
}

/// A controller whose subclasses may define another update order.
private class PlainController: UIViewController, MFSController {
  class var updateOrder: MFSStepOrder { .controllerUpdate }
  var viewModel: RowViewModel? { didSet { viewModelDidChange() } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  nonisolated class func calculateCoordinates(for viewModel: RowViewModel, viewSize: CGSize) {}
}

private final class StylingController: PlainController {
  override class var updateOrder: MFSStepOrder {
    MFSStepOrder("stylingUpdate", [.updateStyles, .bindData, .resizeSubviews])
  }

  override nonisolated class func calculateCoordinates(for viewModel: RowViewModel, viewSize: CGSize) {
    _ = subviewStaticFrames.rect("logo", width: viewSize.width, height: viewSize.height) {
      CGRect(origin: .zero, size: viewSize)
    }
  }
}
