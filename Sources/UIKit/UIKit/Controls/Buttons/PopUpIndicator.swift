import Foundation

/// The sign of a button that opens a menu of choices: two chevrons, one up and one down.
///
/// Apple publishes no sizes. These are the sizes of the symbol at the scale `small` beside a title of 17 points.
final class PopUpIndicator: UIView {
  static let size = CGSize(width: 10, height: 14)
  /// The distance from the titles, in points.
  static let gap: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for direction in [-1, 1] as [CGFloat] {
      let tip = CGPoint(x: bounds.midX, y: bounds.midY + 6 * direction)
      path.move(to: CGPoint(x: tip.x - 3.5, y: tip.y - 3.5 * direction))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: tip.x + 3.5, y: tip.y - 3.5 * direction))
    }
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}

extension UIButton {
  /// Whether a configured button shows the sign of a menu of choices.
  func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  func updateIndicator(_ configuration: Configuration, _ color: UIColor) {
    guard showsIndicator(configuration) else {
      parts.indicator?.removeFromSuperview()
      parts.indicator = nil
      return
    }
    let view = parts.indicator ?? PopUpIndicator(frame: .zero)
    if parts.indicator == nil { addSubview(view) }
    parts.indicator = view
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }
}
