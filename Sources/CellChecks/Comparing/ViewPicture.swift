import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// What a view looks like and how it is built, for comparisons.
struct ViewPicture {
  let scene: Scene
  /// With what the app set of each view, which layouts of references leave out.
  let layout: SnapshotLayout
  /// The role of each view of the layout.
  let roles: [ViewRole]
  /// The class of the view, or of the controller whose view it is.
  let className: String

  @MainActor
  init(of view: UIView) {
    className =
      view.viewController.map { String(describing: type(of: $0)) } ?? String(describing: type(of: view))
    scene = view.scene()
    view.layoutIfNeeded()
    let size = view.bounds.size
    var capture = LayoutCapture(keepingLayers: true)
    // What was moved out of sight is there none the less.
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
    layout = SnapshotLayout(size: size, views: views)
    roles = capture.layers.map { ViewRole(of: $0) }
  }

  /// How another picture differs from this one: each view that differs in its own right, and none where both draw the
  /// same.
  func differences(to actual: ViewPicture) -> [ViewDifference] {
    guard scene != actual.scene else { return [] }
    let found = ViewComparison(expected: self, actual: actual).differences
    // What has no place cannot be drawn twice the same.
    guard found.isEmpty, layout.isPlaced else { return found }
    return [
      ViewDifference(
        owner: className, viewClass: className, kind: LayoutAttribute.drawing.word,
        expected: "the drawing of a new one",
        actual: "another one of the same views")
    ]
  }
}

extension SnapshotLayout {
  /// Without what is not drawn: where that lies is nobody's business.
  var shownViews: [LayoutView] { views.filter { !$0.isHidden } }

  /// Whether all frames are numbers.
  fileprivate var isPlaced: Bool {
    views.allSatisfy { view in
      [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].allSatisfy(\.isFinite)
    }
  }
}
