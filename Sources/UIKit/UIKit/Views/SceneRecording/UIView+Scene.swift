package import CellDrawing
package import Foundation

extension UIView {
  /// Returns the drawing of the view at rest: it is laid out, and all animations have ended. The top left corner of its
  /// bounds is at zero, and its own frame and transform are left out.
  package func scene() -> Scene {
    scene(visible: nil)
  }

  /// Returns the part of `scene()` that touches `rect`, in the same coordinates.
  package func scene(of rect: CGRect) -> Scene {
    scene(visible: rect)
  }

  private func scene(visible: CGRect?) -> Scene {
    settle()
    guard !isHidden, alpha > 0 else { return Scene(size: bounds.size) }
    guard layer.geometry.isFinite else {
      Diagnostics.report(layer, "not drawn: its frame is \(frame)")
      return Scene(size: .zero)
    }
    let reach = UIVisualEffectView.reach(in: self)
    let place = SceneRecorder.Place(
      offset: CGPoint(x: -bounds.minX, y: -bounds.minY), visible: visible?.insetBy(dx: -reach, dy: -reach),
      traits: traitCollection)
    return Scene(size: bounds.size, nodes: SceneRecorder().composed(layer, in: place))
  }
}
