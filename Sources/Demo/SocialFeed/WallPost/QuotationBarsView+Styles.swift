import UIKit

extension QuotationBarsView {
  /// Round at both ends; called with the frame set.
  static func style(barView: UIView, color: UIColor?) {
    barView.backgroundColor = color
    barView.layer.cornerRadius = barView.bounds.width / 2
  }
}
