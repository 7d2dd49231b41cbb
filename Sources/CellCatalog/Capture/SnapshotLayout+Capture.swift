package import CellSnapshots
package import Foundation
package import UIKit

extension SnapshotLayout {
  /// What `rect` of the picture of a view shows, `rect` in points from the top left corner that the view shows; call it
  /// when the view is laid out, best when it is recorded, since then the labels have their lines.
  @MainActor
  package init(of view: UIView, rect: CGRect) {
    view.layoutIfNeeded()
    var capture = LayoutCapture(keepingLayers: true)
    capture.captureRoot(view, rect: rect)
    var views = capture.views
    ConstraintCapture.note(in: &views, capture.layers)
    self.init(size: rect.size, views: views)
  }
}
