import Foundation

/// A grey disc with a cross at the end of a text field, 19 points wide.
final class ClearButton: UIView {
  static let side: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    let disc = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.midY - Self.side / 2, width: Self.side, height: Self.side
    ).insetBy(dx: 1.5, dy: 1.5)
    let path = UIBezierPath(ovalIn: disc)
    path.append(UIBezierPath(cgPath: Self.cross(in: disc.insetBy(dx: 4.8, dy: 4.8))))
    path.usesEvenOddFillRule = true
    UIColor.placeholderText.setFill()
    path.fill()
  }

  /// Returns a cross of two bars, each 1.5 points wide, as one outline.
  private static func cross(in rect: CGRect) -> CGPath {
    let (half, reach): (CGFloat, CGFloat) = (0.75, rect.width / 2 * 2.squareRoot())
    let corners: [(CGFloat, CGFloat)] = [
      (-half, -reach), (half, -reach), (half, -half), (reach, -half), (reach, half), (half, half),
      (half, reach), (-half, reach), (-half, half), (-reach, half), (-reach, -half), (-half, -half),
    ]
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: .pi / 4)
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) }, transform: turn)
    path.closeSubpath()
    return path
  }
}
