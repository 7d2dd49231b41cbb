public import Foundation

/// An interaction with which a person drags a view's items. Unlike UIKit, nobody drags, and the delegate is not called.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  /// - Note: No effect on the picture.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// - Note: No effect on the picture.
  open var isEnabled = true
  /// - Note: No effect on the picture.
  open var allowsSimultaneousRecognitionDuringLift = false

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

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

/// The picture of an item that is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

/// A drag or a drop. Unlike UIKit, there is never one.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
}
