public import UIKit

/// A view controller in the MFS pattern.
///
/// ```swift
/// final class LoginViewModel: MFSViewModel {}
///
/// final class LoginController: UIViewController, MFSController {
///   var logoView: UIImageView?
///   var viewModel: LoginViewModel? { didSet { viewModelDidChange() } }
///
///   override func viewDidAppear(_ animated: Bool) {
///     super.viewDidAppear(animated)
///     prepareUI()
///   }
///
///   override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
///     super.viewWillTransition(to: size, with: coordinator)
///     sizeWillChange(with: coordinator)
///   }
/// }
///
/// // LoginController+Frames.swift: pure, for any thread; what depends on the height is kept by it, too
/// nonisolated extension LoginController {
///   static func rectForLogoView(viewSize: CGSize) -> CGRect {
///     subviewStaticFrames.rect("logoView", width: viewSize.width, height: viewSize.height) {
///       CGRect(x: viewSize.width / 4, y: viewSize.height / 3, width: viewSize.width / 2, height: 80).integral
///     }
///   }
///
///   static func calculateCoordinates(for viewModel: LoginViewModel, viewSize: CGSize) {
///     _ = rectForLogoView(viewSize: viewSize)
///   }
/// }
/// ```
public protocol MFSController: MFSStepRunning where Self: UIViewController {
  /// Calls every Frames function for a view of a size in points, and so fills the caches. The default
  /// implementation does nothing.
  ///
  /// If a class implements it, the class's frames can be computed on any thread, as the checks do.
  nonisolated static func calculateCoordinates(for viewModel: ViewModel, viewSize: CGSize)
}

extension MFSController {
  public static var buildOrder: MFSStepOrder { .controllerBuild }
  public static var updateOrder: MFSStepOrder { .controllerUpdate }
  public static var rotationOrder: MFSStepOrder { .controllerRotation }

  public nonisolated static func calculateCoordinates(for viewModel: ViewModel, viewSize: CGSize) {}

  public var sizingInputs: MFSSizingInputs {
    MFSSizingInputs(bounds: view.bounds.size, safeArea: view.safeAreaInsets)
  }

  /// Runs the build order. Call it in `viewDidAppear`.
  public func prepareUI() {
    MFSLayoutEnvironment.matching(traitCollection) { build(.of(self), inSuperview: true) }
  }

  /// Runs the build order the first time, and the update order from then on. It does nothing until the view is
  /// loaded. Call it in `didSet` of `viewModel`.
  public func viewModelDidChange() {
    guard isViewLoaded else { return }
    let memory = StepMemory.of(self)
    guard memory.isBuilt else { return prepareUI() }
    MFSLayoutEnvironment.matching(traitCollection) {
      run(type(of: self).updateOrder, memory, inSuperview: true)
    }
  }

  /// Runs the rotation order inside the animation. Call it in `viewWillTransition(to:with:)`.
  public func sizeWillChange(with coordinator: any UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.sizeDidChange() }, completion: nil)
  }

  /// Runs the rotation order, or restyles if the environment changed, such as the text size.
  /// `viewDidLayoutSubviews` may call it.
  public func sizeDidChange() {
    let memory = StepMemory.of(self)
    guard memory.isBuilt else { return }
    MFSLayoutEnvironment.matching(traitCollection) {
      run(
        memory.isEnvironmentNew ? type(of: self).environmentOrder : type(of: self).rotationOrder, memory,
        inSuperview: true)
    }
  }
}
