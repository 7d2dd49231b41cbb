package import UIKit

/// A view that is a marked area. Controllers whose content CellSnap does not draw have one.
package final class PlaceholderView: UIView {
  private let reason: String

  package init(_ reason: String) {
    self.reason = reason
    super.init(frame: UIScreen.main.bounds)
    contentMode = .redraw
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func draw(_ rect: CGRect) { PlaceholderArea.draw(in: self, because: reason) }
}
