public import UIKit

extension UIView {
  private static let stylizedViews = WeakTable<Bool>()

  /// Whether the expensive styles of this view are set, so that a reused cell doesn't set them again.
  public var isStylized: Bool {
    get { Self.stylizedViews[self] ?? false }
    set { Self.stylizedViews[self] = newValue ? true : nil }
  }

  /// Sets the expensive styles of this view object, such as a shadow or a mask, the first time only.
  public func stylizeOnce(_ style: () -> Void) {
    guard !isStylized else { return }
    style()
    isStylized = true
  }
}
