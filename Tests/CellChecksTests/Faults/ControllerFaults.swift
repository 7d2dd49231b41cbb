import Foundation
import MFS
import UIKit

/// Adds another layer each time it is built.
final class PiledLayerController: WelcomeController {
  override func removeSubviews() {
    for subview in view.subviews { subview.removeFromSuperview() }
    titleLabel = nil
    subtitleLabel = nil
    startButton = nil
    lineLayer = nil
  }
}

/// Adds another gesture each time it appears.
final class PiledGestureController: WelcomeController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.addGestureRecognizer(UITapGestureRecognizer())
  }
}

/// Keeps the title's view when the others are removed, and moves it a little each time it is styled.
final class DriftingTitleController: WelcomeController {
  private var depth: CGFloat = 0

  override func updateStyles() {
    super.updateStyles()
    depth += 1
    titleLabel?.layer.borderWidth = depth
  }
}

/// Binds a subtitle only where there is one.
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

/// Colours its title by the view model, and styles nothing when another one comes.
final class StaleColorController: WelcomeController {
  override class var updateOrder: StepOrder { .controllerUpdate }
}

/// Makes the subtitle's view only where it has a view model.
final class LateSubtitleController: WelcomeController {
  override func initSubviews() {
    super.initSubviews()
    if viewModel == nil { subtitleLabel = nil }
  }
}

/// Lays out when it is built and never again.
final class UnturnedController: WelcomeController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  override func viewDidLayoutSubviews() {}
}

/// Keeps by the width alone where the button is, which depends on the height.
final class WidthOnlyController: WelcomeController {
  override nonisolated class func rectForStartButton(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("startButton", width: viewSize.width) {
      super.rectForStartButton(viewSize: viewSize)
    }
  }
}

/// The same with Frames functions that nothing calls but the controller.
final class SilentWidthOnlyController: WelcomeController {
  override nonisolated class func calculateCoordinates(for viewModel: WelcomeVM, viewSize: CGSize) {}

  override nonisolated class func rectForStartButton(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("startButton", width: viewSize.width) {
      super.rectForStartButton(viewSize: viewSize)
    }
  }
}

/// Keeps the frame of the title for the class, though it depends on the view model.
final class ClassTitleController: WelcomeController {
  override nonisolated class func rectForTitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("titleLabel", width: viewSize.width) {
      let frame = super.rectForTitleLabel(viewModel, viewSize: viewSize)
      return viewModel.title.hasPrefix("Another") ? frame.insetBy(dx: 8, dy: 0) : frame
    }
  }
}

/// Is one point further down each time it is asked.
final class CountingController: WelcomeController {
  private nonisolated static let calls = Locked(0)

  override nonisolated class func rectForTitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    let offset = calls.withLock { calls in
      calls = (calls + 1) % 3
      return CGFloat(calls)
    }
    return super.rectForTitleLabel(viewModel, viewSize: viewSize).offsetBy(dx: 0, dy: offset)
  }
}

/// Asks the screen for its width, not the view.
final class ScreenWideController: WelcomeController {
  override func resizeSubviews() {
    super.resizeSubviews()
    startButton?.frame.size.width = UIScreen.main.bounds.width - 32
  }
}

/// Counts on what the main thread keeps for itself.
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

/// Keeps the frame of the subtitle under the key of the title.
final class OneKeyController: WelcomeController {
  override nonisolated class func rectForSubtitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("titleLabel", width: viewSize.width) {
      rect(of: viewModel.subtitle ?? "", y: 80, viewSize: viewSize)
    }
  }
}

/// Sets every frame at each layout.
final class RestlessController: WelcomeController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    resizeSubviews()
  }
}

/// Binds once more than the pattern does.
final class TwiceBoundController: WelcomeController {
  override var viewModel: WelcomeVM? {
    didSet { if isViewLoaded { bindData(from: viewModel) } }
  }
}

/// Says each time that what its frames depend on has changed.
final class RestlessWelcomeVM: WelcomeVM, @unchecked Sendable {
  override var shownState: ShownState { ShownState(layout: UUID()) }
}

/// Says that screens of one title show the same.
final class TitleOnlyVM: WelcomeVM, @unchecked Sendable {
  override func isEqual(to other: WelcomeVM) -> Bool { title == other.title }
}

/// Makes its view model itself.
class LoadingController: WelcomeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = WelcomeVM()
  }
}

/// Adds a layer each time it appears.
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

/// Shows another controller as its child.
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
