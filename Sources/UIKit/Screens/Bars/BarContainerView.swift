import Foundation

/// The view of a controller that has bars; laid out by the controller.
final class BarContainerView: UIView, ScrolledContentFollower {
  var layOut: (() -> Void)?
  private var isLayingOut = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    layOut?()
    isLayingOut = false
  }

  /// Has the bars follow; while they are laid out, they look at the content themselves.
  func contentDidMove() {
    guard !isLayingOut else { return }
    setNeedsLayout()
    // The bars of an outer container follow the same content.
    var next = superview
    while let view = next {
      (view as? BarContainerView)?.contentDidMove()
      next = view.superview
    }
  }
}
