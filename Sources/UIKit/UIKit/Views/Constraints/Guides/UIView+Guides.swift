public import Foundation

extension UIView {
  /// The guide of the keyboard. Unlike UIKit, there is never a keyboard: the guide is the bottom edge of the safe
  /// area.
  public var keyboardLayoutGuide: UILayoutGuide { systemGuide(.keyboard) }

  public var layoutGuides: [UILayoutGuide] { existingConstraintState?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
    layoutEngine?.setNeedsBuilding()
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for constraint in layoutGuide.itemState.mentions.constraints { constraint.isActive = false }
    existingConstraintState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    layoutEngine?.setNeedsBuilding()
  }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = constraintState.systemGuides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    constraintState.systemGuides.append(guide)
    return guide
  }
}

extension UIScrollView {
  /// The content of the scroll view. Constraints to its edges and size determine the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The visible frame of the scroll view.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}

/// A guide of the height of a controller's bars, as it was used before the safe area existed.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The length in points.
  public var length: CGFloat { layoutFrame.height }
}
