import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// A view's look and structure, for comparisons.
struct ViewPicture {
  let scene: Scene
  let views: PicturedViews
  /// The class of the view, or of the controller whose view it is.
  let className: String

  var layout: SnapshotLayout { views.layout }

  @MainActor
  init(of view: UIView) {
    className =
      view.viewController.map { String(describing: type(of: $0)) } ?? String(describing: type(of: view))
    scene = view.scene()
    view.layoutIfNeeded()
    let size = view.bounds.size
    var capture = LayoutCapture(keepingLayers: true)
    // Views that were moved out of sight still exist, so the captured area is larger than the view.
    capture.captureRoot(
      view, rect: CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
    var views = capture.views
    if !views.isEmpty {
      views[0].frame = CGRect(origin: .zero, size: size)
      views[0].className = className
    }
    for (index, layer) in capture.layers.enumerated() where !views[index].isHidden {
      if let view = layer.view { views[index].noteState(of: view) }
      views[index].noteShapes(of: layer)
    }
    self.views = PicturedViews(
      layout: SnapshotLayout(size: size, views: views), roles: capture.layers.map { ViewRole(of: $0) })
  }

  /// Returns the differences of another picture from this one: each view that differs by itself. There are none if both
  /// draw the same.
  func differences(to actual: ViewPicture) -> [ViewDifference] {
    guard scene != actual.scene else { return [] }
    let found = ViewComparison(expected: views, actual: actual.views).differences
    // A drawing without a valid place is never equal to itself.
    guard found.isEmpty, layout.isPlaced else { return found }
    return [
      ViewDifference(
        owner: className, viewClass: className, kind: LayoutAttribute.drawing.word,
        expected: "the drawing of a new view",
        actual: "a different drawing with the same views")
    ]
  }
}

extension SnapshotLayout {
  /// The views that are drawn. The places of hidden views do not matter.
  var shownViews: [LayoutView] { views.filter { !$0.isHidden } }

  /// Whether all frames consist of finite numbers.
  fileprivate var isPlaced: Bool {
    views.allSatisfy { view in
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].allSatisfy(\.isFinite)
    }
  }
}
