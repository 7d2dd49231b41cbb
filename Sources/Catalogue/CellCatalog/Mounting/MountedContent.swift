package import Foundation
package import UIKit

/// An entry's view in a window, as if it had just appeared on a screen of a given size.
@MainActor
package struct MountedContent {
  package private(set) var view: UIView
  package let controller: UIViewController?
  private let window: UIWindow

  package init(_ content: CatalogEntry.Content, size: CGSize, safeAreaInsets: UIEdgeInsets = .zero) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    switch content {
    case .view(let view):
      self.view = view
      // A lone view has no place on a screen, so it has no safe area. A table or another scroll view fills the screen.
      if view is UIScrollView { window.deviceSafeAreaInsets = safeAreaInsets }
      controller = nil
      // The view always gets the picture's width.
      view.translatesAutoresizingMaskIntoConstraints = true
      window.addSubview(view)
    case .controller(let controller):
      self.controller = controller
      window.deviceSafeAreaInsets = safeAreaInsets
      window.rootViewController = controller
      // A presented controller is over the root, beside its view.
      view = window.showsPresentation ? window : controller.view
    }
    window.makeKeyAndVisible()
  }

  /// Builds a job's entry on the job's screen, and does the steps to its state.
  ///
  /// Throws `RenderError` if a step cannot be done.
  package init(of job: RenderJob) throws(RenderError) {
    PatternWarnings.collect()
    self.init(
      job.entry.build(), size: job.screenSize,
      safeAreaInsets: job.configuration.safeAreaInsets)
    guard !job.entry.steps.isEmpty else { return }
    do throws(RenderError) {
      try perform(job.entry.steps, of: job)
    } catch {
      unmount()
      throw error
    }
  }

  /// Whether the view fills a screen: a controller's view, or a table or another scroll view.
  package var isScreen: Bool { controller != nil || view is UIScrollView }

  private mutating func perform(
    _ steps: [@MainActor (CatalogScreen) -> Void], of job: RenderJob
  ) throws(RenderError) {
    // A user touches what is laid out, with heights that are exact.
    _ = try PictureShape(measuring: self, job: job)
    let screen = CatalogScreen(
      view, controller: controller, in: window, showsAll: job.entry.height == .automatic, isScreen: isScreen)
    for step in steps { step(screen) }
    if let failure = screen.failure { throw .stepFailed(entry: job.title, failure) }
    // A step may have presented a controller.
    view = screen.view
  }

  /// Takes the view out of its window, as if something else had replaced it.
  package func unmount() {
    window.rootViewController = nil
    view.removeFromSuperview()
    // Animations of its disappearance must not end in the picture of another entry.
    AnimationClock.shared.settle {}
  }
}
