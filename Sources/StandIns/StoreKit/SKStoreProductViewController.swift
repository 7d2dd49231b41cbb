internal import CellSnapPlaceholders
public import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A controller that shows an app in the shop. Its view is a marked area.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open override func loadView() { view = PlaceholderView("CellSnap draws no shop") }
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionBlock?(false, SKError(.unknown))
  }
}

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ controller: SKStoreProductViewController)
}
