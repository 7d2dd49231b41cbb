import CellDrawing
import Foundation
import UIKit

/// The content of a view itself, with its place in the coordinates of a tree's root.
enum LintContent: Hashable {
  /// A text, with the box of its lines.
  case text(CGRect)
  case image(CGRect)
  /// A control of UIKit's, with the area of its content, or its bounds if it has none.
  case control(CGRect)
  /// A background, a border or a drawing.
  case drawing(CGRect)
  case nothing

  @MainActor
  init(of view: UIView, root: UIView) {
    func inRoot(_ rect: CGRect) -> CGRect { view === root ? rect : view.convert(rect, to: root) }
    switch view {
    case let label as UILabel where label.text?.isEmpty == false:
      self = .text(
        inRoot(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)))
    case let imageView as UIImageView where imageView.image != nil:
      self = .image(inRoot(view.bounds))
    case _ where view.isSystemControl:
      let parts = view.subviews.filter { !$0.isHidden }.map { LintContent(of: $0, root: root).rect }
        .filter { !$0.isNull }
      self = .control(parts.isEmpty ? inRoot(view.bounds) : parts.reduce(CGRect.null) { $0.union($1) })
    case _ where view.drawsItself:
      self = .drawing(inRoot(view.bounds))
    default:
      self = .nothing
    }
  }

  /// The area of the content; null if there is none.
  var rect: CGRect {
    switch self {
    case .text(let rect), .image(let rect), .control(let rect), .drawing(let rect): rect
    case .nothing: .null
    }
  }
}

extension UIView {
  fileprivate var drawsItself: Bool {
    if let color = backgroundCGColor(with: traitCollection), color.alpha > 0 { return true }
    if layer.borderWidth > 0, (layer.borderColor?.alpha ?? 0) > 0 { return true }
    if !contentNodes(with: traitCollection).isEmpty || layer.contents != nil || layer is CAGradientLayer {
      return true
    }
    return layer.sublayers?.contains { $0.view == nil && !$0.isHidden } ?? false
  }
}
