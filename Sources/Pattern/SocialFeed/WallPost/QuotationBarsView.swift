import UIKit

/// The bars at the side where quotations begin.
final class QuotationBarsView: UIView {
  private var barViews: [UIView] = []

  var barColor: UIColor? {
    didSet { for view in barViews { Self.style(barView: view, color: barColor) } }
  }

  /// Covers the bars, which are in the superview's coordinates, and shows them.
  func cover(_ bars: [CGRect]) {
    frame = bars.dropFirst().reduce(bars.first ?? .zero) { $0.union($1) }
    while barViews.count > bars.count { barViews.removeLast().removeFromSuperview() }
    while barViews.count < bars.count {
      let view = UIView()
      addSubview(view)
      barViews.append(view)
    }
    for (view, bar) in zip(barViews, bars) {
      view.frame = bar.offsetBy(dx: -frame.minX, dy: -frame.minY)
      Self.style(barView: view, color: barColor)
    }
  }
}
