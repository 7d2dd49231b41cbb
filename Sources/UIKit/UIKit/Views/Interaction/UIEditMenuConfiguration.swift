public import Foundation

/// The place and the identity of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// The point in the view at which the menu opens.
  public let sourcePoint: CGPoint
  /// - Note: No effect on the picture.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side of a menu at which its arrow points to the source.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic
  case up
  case down
  case left
  case right
}
