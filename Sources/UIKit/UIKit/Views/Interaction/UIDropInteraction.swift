public import Foundation

/// An interaction with which a view takes dropped items. Unlike UIKit, nobody drops, and the delegate is not called.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open weak var view: UIView?
  /// - Note: No effect on the picture.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// - Note: No effect on the picture.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// - Note: No effect on the picture.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// - Note: No effect on the picture.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
