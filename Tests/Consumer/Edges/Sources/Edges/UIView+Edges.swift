import UIKit

extension UIView {
  /// Keeps the edges of the view at distances from its superview's edges.
  public func pinEdges(vertical: CGFloat, horizontal: CGFloat) {
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: superview.topAnchor, constant: vertical),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: horizontal),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -horizontal),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -vertical),
    ])
  }
}
