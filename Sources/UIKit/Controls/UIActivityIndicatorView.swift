import CellDrawing
public import Foundation

/// A spinner. A picture does not move: it is drawn as at the start of a turn while it animates.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    var side: CGFloat { self == .medium ? 20 : 37 }
  }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }

  open var style = Style.medium { didSet { setNeedsDisplay() } }
  /// Grey unless set.
  open var color: UIColor! { didSet { setNeedsDisplay() } }
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    updateHiding()
  }

  open func stopAnimating() {
    isAnimating = false
    updateHiding()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (unit, color) = (style.side / 20, (color ?? .systemGray).resolved(with: traitCollection))
    let stroke = Stroke(width: 2.5 * unit, cap: .round)
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let (x, y) = (sin(angle) * unit, -cos(angle) * unit)
      var line = Path()
      line.move(to: CGPoint(x: bounds.midX + x * 5.25, y: bounds.midY + y * 5.25))
      line.line(to: CGPoint(x: bounds.midX + x * 8.5, y: bounds.midY + y * 8.5))
      // The spoke at the top is the strongest, those before it fade.
      let strength = spoke == 0 ? 1 : max(Double(spoke) / 8, 0.25)
      context.append(.stroke(line, stroke, .color(color.withAlpha(color.alpha * strength))))
    }
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    updateHiding()
  }

  private func updateHiding() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}
