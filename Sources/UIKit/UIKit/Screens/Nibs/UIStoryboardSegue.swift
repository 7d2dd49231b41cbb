internal import CellDrawing
internal import CellNibs
public import Foundation

/// A way from one controller of a storyboard to another.
///
/// Unlike UIKit, nothing is animated, and nobody touches a button: the app's own code and tests perform it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject, NibConnectable {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private var handler: () -> Void = {}

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Creates a segue of any class as `init(identifier:source:destination:)` does, for a class that a storyboard names.
  /// The segue does what `kind` does unless its class does something else.
  public required convenience init(
    named identifier: String?, from source: UIViewController, to destination: UIViewController,
    kind: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = kind
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
