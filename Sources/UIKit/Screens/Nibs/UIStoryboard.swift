public import Foundation

/// The controllers of a storyboard.
///
/// Unlike UIKit, no storyboard can be read. Asking a storyboard for a controller ends the program with a
/// message that names the storyboard.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    refuse()
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse()
  }

  private func refuse() -> Never {
    preconditionFailure(
      "The storyboard \(name) cannot be read: storyboards are not supported. Make its controllers in code.")
  }
}

/// A way from one controller of a storyboard to another. Unlike UIKit, only the app's own code performs it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: () -> Void

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = {}
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  open func perform() {
    handler()
  }
}
