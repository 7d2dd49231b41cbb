import Foundation

extension UIViewController {
  func beginPresenting(_ controller: UIViewController, completion: (() -> Void)?) {
    guard presented == nil, controller !== self else { return }
    presented = controller
    controller.presenting = self
    if let view = viewIfLoaded {
      Diagnostics.report(view.layer, "presents \(type(of: controller)), which is not drawn")
    }
    completion?()
  }

  /// As in UIKit, a controller that presents nothing is itself dismissed by the one that presents it.
  func endPresenting(completion: (() -> Void)?) {
    guard let gone = presented else {
      presenting?.endPresenting(completion: completion)
      return
    }
    gone.presenting = nil
    presented = nil
    completion?()
  }
}
