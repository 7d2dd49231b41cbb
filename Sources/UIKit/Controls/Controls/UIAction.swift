public typealias UIActionHandler = (UIAction) -> Void

/// What a control does when it is used, and the title and image a button takes from it.
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
  /// The control that sends the action, while it does.
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

  /// Of its own; unlike UIKit, the same in every run.
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
