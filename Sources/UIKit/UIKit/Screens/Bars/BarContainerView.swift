import Foundation

/// The view of a controller with bars. The controller lays it out.
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

  /// Lays out the bars after the content has moved. During a layout, the bars read the content's position
  /// themselves.
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
