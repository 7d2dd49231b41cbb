import Foundation
import MFS
import UIKit

/// A controller that adds another layer each time it is built.
final class PiledLayerController: WelcomeController {
  override func removeSubviews() {
    for subview in view.subviews { subview.removeFromSuperview() }
    titleLabel = nil
    subtitleLabel = nil
    startButton = nil
    lineLayer = nil
  }
}

/// A controller that adds another gesture each time it appears.
final class PiledGestureController: WelcomeController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addGestureRecognizer(UITapGestureRecognizer())
  }
}

/// A controller that keeps the title's view when it removes the other views, and moves it a little each time it is
/// styled.
final class DriftingTitleController: WelcomeController {
  private var depth: CGFloat = 0

  override func updateStyles() {
    super.updateStyles()
    depth += 1
    titleLabel?.layer.borderWidth = depth
  }
}

/// A controller that binds a subtitle only if there is one.
final class StaleSubtitleController: WelcomeController {
  override func bindData(from viewModel: WelcomeVM?) {
    titleLabel?.text = viewModel?.title
    if let subtitle = viewModel?.subtitle { subtitleLabel?.text = subtitle }
    startButton?.setTitle("Start", for: .normal)
  }

  override nonisolated class func rectForSubtitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("subtitleLabel", width: viewSize.width) {
      let y = rectForTitleLabel(viewModel, viewSize: viewSize).maxY + 8
      return CGRect(x: 16, y: y, width: viewSize.width - 32, height: 160)
    }
  }
}

/// A controller whose title's colour depends on the view model, but which does not style again for another view model.
final class StaleColorController: WelcomeController {
  override class var updateOrder: MFSStepOrder { .controllerUpdate }
}

/// A controller that makes the subtitle's view only if it has a view model.
final class LateSubtitleController: WelcomeController {
  override func initSubviews() {
    super.initSubviews()
    if viewModel == nil { subtitleLabel = nil }
  }
}

/// A controller that lays out when it is built, and never again.
final class UnturnedController: WelcomeController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  override func viewDidLayoutSubviews() {}
}

/// A controller that caches the button's frame by the width alone, although it also depends on the height.
final class WidthOnlyController: WelcomeController {
  override nonisolated class func rectForStartButton(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("startButton", width: viewSize.width) {
      super.rectForStartButton(viewSize: viewSize)
    }
  }
}

/// The same controller with Frames functions that only the controller calls.
final class SilentWidthOnlyController: WelcomeController {
  override nonisolated class func calculateCoordinates(for viewModel: WelcomeVM, viewSize: CGSize) {}

  override nonisolated class func rectForStartButton(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("startButton", width: viewSize.width) {
      super.rectForStartButton(viewSize: viewSize)
    }
  }
}

/// A controller that caches the title's frame for the class, although it depends on the view model.
final class ClassTitleController: WelcomeController {
  override nonisolated class func rectForTitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("titleLabel", width: viewSize.width) {
      let frame = super.rectForTitleLabel(viewModel, viewSize: viewSize)
      return viewModel.title.hasPrefix("Another") ? frame.insetBy(dx: 8, dy: 0) : frame
    }
  }
}

/// A controller whose title moves down by a point each time its frame is computed, and then starts again at the
/// top.
final class CountingController: WelcomeController {
  private nonisolated static let calls = MFSLocked(0)

  override nonisolated class func rectForTitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    let offset = calls.withLock { calls in
      calls = (calls + 1) % 3
      return CGFloat(calls)
    }
    return super.rectForTitleLabel(viewModel, viewSize: viewSize).offsetBy(dx: 0, dy: offset)
  }
}

/// A controller that uses the screen's width instead of the view's.
final class ScreenWideController: WelcomeController {
  override func resizeSubviews() {
    super.resizeSubviews()
    startButton?.frame.size.width = UIScreen.main.bounds.width - 32
  }
}

/// A controller that depends on a value that the main thread keeps for itself.
final class ThreadController: WelcomeController {
  override func updateStyles() {
    super.updateStyles()
    Thread.current.threadDictionary["welcomeMargin"] = 10
  }

  override nonisolated class func rectForStartButton(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("startButton", width: viewSize.width, height: viewSize.height) {
      let margin = Thread.current.threadDictionary["welcomeMargin"] as? Int ?? 4
      return super.rectForStartButton(viewSize: viewSize).offsetBy(dx: 0, dy: CGFloat(-margin))
    }
  }
}

/// A controller that caches the subtitle's frame under the title's key.
final class OneKeyController: WelcomeController {
  override nonisolated class func rectForSubtitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("titleLabel", width: viewSize.width) {
      rect(of: viewModel.subtitle ?? "", y: 80, viewSize: viewSize)
    }
  }
}

/// A controller that sets every frame in each layout.
final class RestlessController: WelcomeController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    resizeSubviews()
  }
}

/// A controller that binds once more than the pattern does.
final class TwiceBoundController: WelcomeController {
  override var viewModel: WelcomeVM? {
    didSet { if isViewLoaded { bindData(from: viewModel) } }
  }
}

/// A view model whose shown state is different each time it is read.
final class RestlessWelcomeVM: WelcomeVM, @unchecked Sendable {
  override var shownState: MFSShownState { MFSShownState(layout: UUID()) }
}

/// A view model that is equal to others with the same title.
final class TitleOnlyVM: WelcomeVM, @unchecked Sendable {
  override func isEqual(to other: WelcomeVM) -> Bool { title == other.title }
}

/// A controller that makes its own view model.
class LoadingController: WelcomeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = WelcomeVM()
  }
}

/// A controller that makes its own view model, and adds a layer each time it appears.
final class PiledLoadingController: LoadingController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let layer = CALayer()
    layer.backgroundColor = UIColor.systemPink.cgColor
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.layer.addSublayer(layer)
  }

  override func removeSubviews() {
    for subview in view.subviews { subview.removeFromSuperview() }
    (titleLabel, subtitleLabel, startButton) = (nil, nil, nil)
  }
}

/// A controller that shows another controller as its child.
final class WrappingController: UIViewController {
  init(_ child: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children { child.view.frame = view.bounds }
  }
}
