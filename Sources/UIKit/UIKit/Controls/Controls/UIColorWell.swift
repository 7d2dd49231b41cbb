package import CellDrawing
public import Foundation

/// A button with a colour. Unlike UIKit, a tap opens no picker, and the rainbow around the colour only resembles Apple's.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  /// The space between the rainbow and the colour.
  private static let gap: CGFloat = 2

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(colorWellNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIColorWell.self, placesContents: true, hasPrivateParts: true, minimumTouch: .ownSize) {
      values in
      let well = UIColorWell(frame: .zero)
      well.selectedColor = values.flag() ? .systemRed : nil
      return well
    }
  }

  /// The colour, or nil for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the picker.
  ///
  /// - Note: No effect on the picture.
  open var title: String?
  /// Whether the picker offers transparent colours.
  ///
  /// - Note: No effect on the picture.
  open var supportsAlpha = true

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  override func defaultPriorities(for axis: NSLayoutConstraint.Axis) -> LayoutPriorities {
    LayoutPriorities(hugging: .defaultHigh)
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    let side = min(bounds.width, bounds.height)
    guard side > 0, side.isFinite else { return [] }
    let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let inner = circle.insetBy(dx: Self.ringWidth + Self.gap, dy: Self.ringWidth + Self.gap)
    var nodes = rainbow(in: circle)
    if inner.width > 0, let color = selectedColor?.resolved(with: traits) {
      nodes.append(.fill(.ellipse(in: inner), .nonZero, .color(color)))
    }
    return isEnabled ? nodes : [.group(Group(opacity: 0.5, nodes: nodes))]
  }

  /// Returns a ring of all hues, from red at the right clockwise, as arcs that overlap by a little.
  private func rainbow(in circle: CGRect) -> [Node] {
    let radius = circle.width / 2 - Self.ringWidth / 2
    guard radius > 0 else { return [] }
    let count = 60
    return (0..<count).map { index in
      let hue = CGFloat(index) / CGFloat(count)
      let color = UIColor(hue: hue, saturation: 0.85, brightness: 1, alpha: 1).cgColor.color
      let arc = CGMutablePath()
      arc.addArc(
        center: CGPoint(x: circle.midX, y: circle.midY), radius: radius, startAngle: 2 * .pi * hue,
        endAngle: 2 * .pi * (hue + 1.2 / CGFloat(count)), clockwise: false)
      return .stroke(arc.path, Stroke(width: Self.ringWidth), .color(color))
    }
  }
}
