public import Foundation

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// Unlike UIKit, no keyboard is ever there: the guide is the edge of the safe area that it comes from.
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
  /// What is scrolled: constraints to its edges and size give the content's size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// What is seen of the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}

/// What a controller of old asked for the height of its bars.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// Points.
  public var length: CGFloat { layoutFrame.height }
}
