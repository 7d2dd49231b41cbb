internal import CellDrawing
internal import Foundation

extension CALayer {
  /// Draws the layer and everything in it, its bounds' coordinates being the context's; its own place and transform
  /// left out.
  func renderTree(in context: CGContext) {
    layoutIfNeeded()
    guard !isHidden, exactOpacity > 0, geometry.isFinite else { return }
    let place = SceneRecorder.Place(
      offset: .zero, visible: nil, traits: view?.traitCollection ?? UITraitCollection.current)
    for node in SceneRecorder().composed(self, in: place) { context.append(node) }
  }
}
