internal import CellDrawing
internal import Foundation

extension CALayer {
  /// Draws the layer and everything in it, in the coordinates of its bounds. The layer's own position and transform
  /// are left out.
  func renderTree(in context: CGContext) {
    layoutIfNeeded()
    guard !isHidden, exactOpacity > 0, geometry.isFinite else { return }
    let place = SceneRecorder.Place(
      offset: .zero, visible: nil, traits: view?.traitCollection ?? UITraitCollection.current)
    for node in SceneRecorder().composed(self, in: place) { context.append(node) }
  }
}
