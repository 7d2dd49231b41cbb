import UIKit

@MainActor
func element(_ label: String?, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 10) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
  view.isAccessibilityElement = true
  view.accessibilityLabel = label
  return view
}

@MainActor
func container(_ views: [UIView], _ x: CGFloat = 0, _ y: CGFloat = 0, side: CGFloat = 100) -> UIView {
  let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
  for child in views { view.addSubview(child) }
  return view
}
