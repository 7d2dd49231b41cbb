import Foundation

extension UIImageView {
  /// Starts the animation. Unlike UIKit, the images do not change: the first image is drawn.
  public func startAnimating() {
    isShowingFrames = true
  }

  public func stopAnimating() {
    isShowingFrames = false
  }

  public var isAnimating: Bool { isShowingFrames && !(animationImages ?? []).isEmpty }
}
