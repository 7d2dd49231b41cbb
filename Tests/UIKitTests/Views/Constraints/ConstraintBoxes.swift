import UIKit

/// A plain view that constraints place, with a given intrinsic content size.
final class Box: UIView {
  private var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  convenience init() {
    self.init(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init(frame: .zero)
    content = CGSize(width: width, height: height)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { content }

  func setContent(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    invalidateIntrinsicContentSize()
  }
}

extension UIView {
  /// A view of the given size that contains `views`.
  static func holding(_ views: UIView..., width: CGFloat = 200, height: CGFloat = 100) -> UIView {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for view in views { holder.addSubview(view) }
    return holder
  }
}
