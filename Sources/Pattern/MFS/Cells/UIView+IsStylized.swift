public import UIKit

extension UIView {
  /// Whether the expensive styles of this view are set, so that a reused cell does not set them again.
  public var isStylized: Bool {
    get { stepMemory?.isStylized ?? false }
    set { StepMemory.of(self).isStylized = newValue }
  }

  /// Sets the expensive styles of this view object, such as a shadow or a mask, only the first time.
  public func stylizeOnce(_ style: () -> Void) {
    guard !isStylized else { return }
    style()
    isStylized = true
  }
}
