package import CellSnapshots
package import Foundation
package import UIKit

extension SnapshotLayout {
  /// Captures the layout in `rect` of a view's picture, in points from the top left corner of the view's visible area.
  ///
  /// The best time for a call is when the view is recorded, because labels have their lines then.
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
