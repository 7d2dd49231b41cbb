import Foundation
import UIKit

/// An entry's view in a window, as if it had just appeared on a screen of that size.
@MainActor
struct MountedContent {
  let view: UIView
  let controller: UIViewController?
  private let window: UIWindow

  init(_ content: Entry.Content, size: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    switch content {
    case .view(let view):
      self.view = view
      controller = nil
      window.addSubview(view)
    case .controller(let controller):
      self.controller = controller
      window.rootViewController = controller
      view = controller.view
    }
    window.makeKeyAndVisible()
  }

  /// Builds a job's entry on the screen that it appears on.
  init(of job: RenderJob) {
    self.init(job.entry.build(), size: job.screenSize)
  }

  /// Takes the view out of its window, as if something else had taken its place.
  func unmount() {
    window.rootViewController = nil
    view.removeFromSuperview()
  }
}
