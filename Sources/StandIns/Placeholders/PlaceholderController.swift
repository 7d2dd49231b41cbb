package import UIKit

/// A controller whose view is a marked area.
package final class PlaceholderController: UIViewController {
  private let reason: String

  package init(_ reason: String) {
    self.reason = reason
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func loadView() { view = PlaceholderView(reason) }
}
