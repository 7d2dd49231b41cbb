import UIKit

extension QuotationBarsView {
  /// Sets the style of a bar, round at both ends. Call it after the frame is set.
  static func style(barView: UIView, color: UIColor?) {
    barView.backgroundColor = color
    barView.layer.cornerRadius = barView.bounds.width / 2
  }
}
