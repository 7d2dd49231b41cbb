public import Foundation

/// An item that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// - Note: No effect on the picture.
  open var localObject: Any?
  /// - Note: No effect on the picture.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
