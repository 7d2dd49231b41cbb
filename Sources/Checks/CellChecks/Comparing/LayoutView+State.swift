import CellDrawing
import CellSnapshots
import Foundation
import UIKit

extension LayoutView {
  /// Notes the settings of UIKit's views from which they make their look.
  @MainActor
  mutating func noteState(of view: UIView) {
    if let control = view as? UIControl {
      attributes[.isEnabled] = "\(control.isEnabled)"
      attributes[.isSelected] = "\(control.isSelected)"
      attributes[.isHighlighted] = "\(control.isHighlighted)"
    }
    switch view {
    case let cell as UITableViewCell:
      attributes[.accessoryType] = "\(cell.accessoryType)"
      attributes[.indentationLevel] = "\(cell.indentationLevel)"
      attributes[.isSelected] = "\(cell.isSelected)"
      attributes[.isHighlighted] = "\(cell.isHighlighted)"
    case let label as UILabel:
      attributes[.numberOfLines] = "\(label.numberOfLines)"
      attributes[.lineBreakMode] = "\(label.lineBreakMode)"
      attributes[.isEnabled] = "\(label.isEnabled)"
    case let imageView as UIImageView: attributes[.mode] = "\(imageView.contentMode)"
    case let toggle as UISwitch: attributes[.isOn] = "\(toggle.isOn)"
    case let slider as UISlider: attributes[.value] = "\(slider.value)"
    case let bar as UIProgressView: attributes[.progress] = "\(bar.progress)"
    case let segments as UISegmentedControl:
      attributes[.selectedSegmentIndex] = "\(segments.selectedSegmentIndex)"
    case let pages as UIPageControl:
      attributes[.numberOfPages] = "\(pages.numberOfPages)"
      attributes[.currentPage] = "\(pages.currentPage)"
    case let indicator as UIActivityIndicatorView: attributes[.isAnimating] = "\(indicator.isAnimating)"
    case let field as UITextField:
      attributes[.fieldText] = field.text.map { "\"\($0)\"" } ?? "none"
      attributes[.placeholder] = field.placeholder.map { "\"\($0)\"" } ?? "none"
    case let scroll as UIScrollView where !(scroll is UITableView) && scroll.isInCell:
      attributes[.contentOffset] = PlainNumber.text(scroll.contentOffset)
    default: break
    }
  }

  /// Adds words before the hashes of a layer's shapes.
  @MainActor
  mutating func noteShapes(of layer: CALayer) {
    if layer.hasVisibleShadow, let path = layer.shadowPath, let words = Self.words(for: path) {
      var hash = Fingerprint()
      hash.combine(path.path)
      attributes[.shadowPath] = "\(words) \(hash.text)"
    }
    if let mask = layer.mask, let hash = attributes[.mask]?.split(separator: " ").last {
      let path = (mask as? CAShapeLayer)?.path.flatMap(Self.words)
      attributes[.mask] = "\(path ?? "\(type(of: mask)) at \(PlainNumber.text(mask.frame))") \(hash)"
    }
    if let path = (layer as? CAShapeLayer)?.path, let words = Self.words(for: path),
      let hash = attributes[.path]
    {
      attributes[.path] = "\(words) \(hash)"
    }
  }

  private static func words(for path: CGPath) -> String? {
    path.isEmpty ? nil : "around \(PlainNumber.text(path.boundingBoxOfPath))"
  }
}

extension UIView {
  fileprivate var isInCell: Bool {
    var next = superview
    while let view = next {
      if view is UITableViewCell || view is UICollectionViewCell { return true }
      next = view.superview
    }
    return false
  }
}
