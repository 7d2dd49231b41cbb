public import Foundation

/// Unlike UIKit, the movement is what `setTranslation(_:in:)` says, and there is no clock to have a velocity by.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var windowTranslation = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    guard let view else { return windowTranslation }
    let origin = view.convert(CGPoint.zero, from: nil)
    let moved = view.convert(windowTranslation, from: nil)
    return CGPoint(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      windowTranslation = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = view.convert(translation, to: nil)
    windowTranslation = CGPoint(x: moved.x - origin.x, y: moved.y - origin.y)
  }

  /// In points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A movement that begins at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
