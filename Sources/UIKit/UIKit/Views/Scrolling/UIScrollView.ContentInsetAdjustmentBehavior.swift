import Foundation

extension UIScrollView {
  /// The parts of the safe area that are added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The parts above and below, and those at the sides if the content scrolls horizontally.
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
