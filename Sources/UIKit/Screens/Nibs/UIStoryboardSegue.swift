internal import CellDrawing
internal import CellNibs
public import Foundation

/// A way from one controller of a storyboard to another.
///
/// Unlike UIKit, only the app's own code performs it, apart from segues that embed a controller.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject, NibConnectable {
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

  /// Sets a property of the class that a nib names. Returns false if there is none.
  open func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
    try setStandardValue(value, forKey: key)
  }

  open func nibAction(named name: String) -> Selector? { nil }
}

extension UIViewController {
  /// Performs the segue of an identifier: makes its controller, calls `prepare(for:sender:)` and shows the controller.
  func performNibSegue(_ identifier: String, _ sender: Any?) {
    guard let scene = nibScene, let storyboard = scene.storyboard else {
      return Diagnostics.report("\(type(of: self)) has no segue \(identifier): no storyboard made it")
    }
    for connection in scene.allSegues {
      guard case .segue(let segue) = connection.kind, segue.identifier == identifier else { continue }
      guard let destination = storyboard.controller(of: connection.destination) else {
        return Diagnostics.report(
          "the segue \(identifier) leads to no controller; unwind segues are not performed")
      }
      scene.report(segue)
      let shown = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        self.show(destination, as: segue.kind, sender)
      }
      prepare(for: shown, sender: sender)
      return shown.perform()
    }
    Diagnostics.report("\(type(of: self)) has no segue \(identifier) in its storyboard")
  }

  private func show(_ controller: UIViewController, as kind: String, _ sender: Any?) {
    switch kind {
    case "show", "push": show(controller, sender: sender)
    case "showDetail": showDetailViewController(controller, sender: sender)
    default: present(controller, animated: false)
    }
  }
}
