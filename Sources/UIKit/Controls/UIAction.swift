public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

/// What a control does when it is used, and the title and image a button takes from it.
@preconcurrency @MainActor open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// The control that sends the action, while it does.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("com.cellsnap.action.\(UUID().uuidString)")
    self.handler = handler
    super.init()
  }

  func perform(sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
