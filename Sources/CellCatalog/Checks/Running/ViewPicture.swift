import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// What a view looks like and how it is built, for comparisons.
struct ViewPicture {
  let scene: Scene
  let layout: SnapshotLayout
  let className: String

  @MainActor
  init(of view: UIView) {
    scene = view.scene()
    layout = SnapshotLayout(of: view, rect: CGRect(origin: .zero, size: view.bounds.size))
    className = String(describing: type(of: view))
  }

  /// How another picture differs from this one, or nil where both draw the same.
  func difference(to actual: ViewPicture) -> ViewDifference? {
    guard scene != actual.scene else { return nil }
    return ViewDifference(expected: layout.shownViews, actual: actual.layout.shownViews)
      ?? ViewDifference(
        owner: className, view: nil, viewClass: className, expected: "\(scene.nodes.count) drawings",
        actual: "\(actual.scene.nodes.count) drawings, some of them others")
  }
}

extension SnapshotLayout {
  /// Without what is not drawn: where that lies is nobody's business.
  var shownViews: [LayoutView] { views.filter { !$0.isHidden } }
}
