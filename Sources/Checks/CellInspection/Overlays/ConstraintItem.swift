import Foundation
import UIKit

/// A view or layout guide of a constraint, as a picture shows it.
@MainActor
struct ConstraintItem {
  /// The picture's own view, with the corner of the picture in it.
  @MainActor
  struct Page {
    var root: UIView
    /// The corner in the view's coordinates.
    var corner: CGPoint

    func rect(_ rect: CGRect, in view: UIView) -> CGRect {
      view.convert(rect, to: root).offsetBy(dx: -corner.x, dy: -corner.y)
    }
  }

  let view: UIView
  let guide: UILayoutGuide?
  /// The alignment rectangle, or the rectangle within the margins, in points of the picture.
  let rect: CGRect
  /// The position of the attribute, across the picture or down it. For a width or a height, it is the length.
  let position: CGFloat

  /// Returns nil if the item is neither a view nor a guide.
  ///
  /// - Parameters:
  ///   - attribute: The attribute, with leading and trailing resolved to sides.
  ///   - holder: The view in which the constraint takes effect.
  init?(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of holder: UIView, on page: Page
  ) {
    guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView else { return nil }
    self.view = view
    var inner = guide?.layoutFrame ?? view.alignmentRect(forFrame: view.bounds)
    if guide == nil, let scrollView = view as? UIScrollView, scrollView === holder, attribute.kind != .size {
      inner = CGRect(origin: .zero, size: scrollView.contentSize)
    }
    if attribute.isOfMargins { inner = inner.inset(by: view.layoutMargins) }
    rect = page.rect(inner, in: view)
    switch attribute.withoutMargins {
    case .left, .leading: position = rect.minX
    case .right, .trailing: position = rect.maxX
    case .centerX: position = rect.midX
    case .top: position = rect.minY
    case .bottom: position = rect.maxY
    case .centerY: position = rect.midY
    case .width: position = rect.width
    case .height: position = rect.height
    case .firstBaseline, .lastBaseline:
      position = guide == nil ? Self.baseline(attribute, of: view, on: page) : rect.maxY
    default: return nil
    }
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY, position].allSatisfy({ $0.isFinite && abs($0) < 1e6 })
    else { return nil }
  }

  private static func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, on page: Page
  ) -> CGFloat {
    let isFirst = attribute == .firstBaseline
    let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if named !== view, named.isDescendant(of: view) { return baseline(attribute, of: named, on: page) }
    let rect = page.rect(view.alignmentRect(forFrame: view.bounds), in: view)
    guard let distances = view.baselineDistances else { return rect.maxY }
    return isFirst ? rect.minY + distances.first : rect.maxY - distances.last
  }
}
