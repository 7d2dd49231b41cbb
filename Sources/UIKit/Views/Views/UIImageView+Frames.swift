import Foundation

extension UIImageView {
  /// Unlike UIKit, no image follows another: the first is drawn.
  public func startAnimating() {
    isShowingFrames = true
  }

  public func stopAnimating() {
    isShowingFrames = false
  }

  public var isAnimating: Bool { isShowingFrames && !(animationImages ?? []).isEmpty }
}
