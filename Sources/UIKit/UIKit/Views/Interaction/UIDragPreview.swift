public import Foundation

/// The picture of an item that is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}
