import Foundation

extension UIScrollView {
  /// Which parts of the safe area are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Above and below, and at the sides when the content scrolls there.
    case automatic
    case scrollableAxes
    case never
    case always

    func insets(of safeArea: UIEdgeInsets, contentSize: CGSize, in size: CGSize) -> UIEdgeInsets {
      var insets = safeArea
      switch self {
      case .never: return .zero
      case .always: return insets
      case .automatic, .scrollableAxes:
        if contentSize.width <= size.width {
          insets.left = 0
          insets.right = 0
        }
        if self == .scrollableAxes, contentSize.height <= size.height {
          insets.top = 0
          insets.bottom = 0
        }
        return insets
      }
    }
  }
}
