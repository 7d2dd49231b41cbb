import Foundation
import UIKit

/// A view or a guide that a constraint is about, as a picture shows it.
@MainActor
struct ConstraintItem {
  /// What the picture's own view is, and the corner of the picture in it.
  @MainActor
  struct Ground {
    var root: UIView
    /// In the view's coordinates.
    var corner: CGPoint

    func rect(_ rect: CGRect, in view: UIView) -> CGRect {
      view.convert(rect, to: root).offsetBy(dx: -corner.x, dy: -corner.y)
    }
  }

  let view: UIView
  let guide: UILayoutGuide?
  /// Of the alignment rectangle, or of that within the margins, in points of the picture.
  let rect: CGRect
  /// Where the attribute is: across the picture or down it; of a width or a height its length.
  let position: CGFloat

  /// Nil of what is no view and no guide.
  ///
  /// - Parameters:
  ///   - attribute: of the side that it is in the reading direction.
  ///   - holder: in which the constraint takes effect.
  init?(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of holder: UIView, on ground: Ground
  ) {
    guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView else { return nil }
    self.view = view
    var inner = guide?.layoutFrame ?? view.alignmentRect(forFrame: view.bounds)
    if guide == nil, let scrollView = view as? UIScrollView, scrollView === holder, attribute.kind != .size {
      inner = CGRect(origin: .zero, size: scrollView.contentSize)
    }
    if attribute.isOfMargins { inner = inner.inset(by: view.layoutMargins) }
    rect = ground.rect(inner, in: view)
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
      position = guide == nil ? Self.baseline(attribute, of: view, on: ground) : rect.maxY
    default: return nil
    }
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY, position].allSatisfy({ $0.isFinite && abs($0) < 1e6 })
    else { return nil }
  }

  private static func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, on ground: Ground
  ) -> CGFloat {
    let isFirst = attribute == .firstBaseline
    let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if named !== view, named.isDescendant(of: view) { return baseline(attribute, of: named, on: ground) }
    let rect = ground.rect(view.alignmentRect(forFrame: view.bounds), in: view)
    guard let distances = view.baselineDistances else { return rect.maxY }
    return isFirst ? rect.minY + distances.first : rect.maxY - distances.last
  }
}
