/// A closure that receives the action that it handles.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that a control performs when it is used. A button also takes its title and image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  public let identifier: Identifier
  /// The control that sends the action, while the action runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Self.nextIdentifier()
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var count = 0

  /// Returns an unused identifier. Unlike UIKit, it is the same in every run.
  private static func nextIdentifier() -> Identifier {
    count += 1
    return Identifier("com.cellsnap.action.\(count)")
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
