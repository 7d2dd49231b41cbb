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

/// A delegate that provides the items of a drag. Unlike UIKit, nobody drags.
///
/// - Note: No effect on the picture.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
}
