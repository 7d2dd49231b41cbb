import Foundation
import UIKit

extension UIView {
  /// Sets the described properties that change no frame of this view, and the content of a scroll view.
  func setLook(_ description: ViewDescription) {
    if let alpha = description.alpha { self.alpha = alpha }
    if let isHidden = description.hidden { self.isHidden = isHidden }
    if let isEnabled = description.userInteractionEnabled { isUserInteractionEnabled = isEnabled }
    if let mode = ContentMode(described: description.contentMode) { contentMode = mode }
    if let width = description.borderWidth { layer.borderWidth = width }
    if let color = description.borderColor { layer.borderColor = UIColor(described: color).cgColor }
    if let color = description.shadowColor { layer.shadowColor = UIColor(described: color).cgColor }
    if let opacity = description.shadowOpacity { layer.shadowOpacity = Float(opacity) }
    if let radius = description.shadowRadius { layer.shadowRadius = radius }
    if let offset = description.shadowOffset, offset.count == 2 { layer.shadowOffset = CGSize(offset) }
    guard let scroll = self as? UIScrollView else { return }
    if let insets = description.contentInset { scroll.contentInset = UIEdgeInsets(insets) }
    if let isEnabled = description.scrollEnabled { scroll.isScrollEnabled = isEnabled }
    if let size = description.contentSize, size.count == 2 { scroll.contentSize = CGSize(size) }
    if let point = description.contentOffset, point.count == 2 {
      scroll.contentOffset = CGPoint(x: point[0], y: point[1])
    }
  }
}

extension UIView.ContentMode {
  fileprivate init?(described name: String?) {
    let names: [String: Self] = [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    guard let mode = name.flatMap({ names[$0] }) else { return nil }
    self = mode
  }
}

extension ViewDescription {
  /// The described way to add safe areas to the insets of a table or collection, or none.
  var insetAdjustment: UIScrollView.ContentInsetAdjustmentBehavior {
    switch contentInsetAdjustment {
    case "always": .always
    case "automatic": .automatic
    case "scrollableAxes": .scrollableAxes
    default: .never
    }
  }
}
