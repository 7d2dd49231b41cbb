import Foundation

/// A view that draws an accessory that lists have and tables lack.
final class ListAccessoryView: UIView {
  enum Symbol: Hashable {
    case delete
    case insert
    case reorder
    case circle(isSelected: Bool)
    case outlineDisclosure(isExpanded: Bool)
  }

  let symbol: Symbol
  /// The fill colour of the circle.
  private let fill: UIColor?

  init(_ symbol: Symbol, fill: UIColor?) {
    self.symbol = symbol
    self.fill = fill
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: symbol)))
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  private static func size(of symbol: Symbol) -> CGSize {
    switch symbol {
    case .delete, .insert, .circle: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 20, height: 11)
    case .outlineDisclosure: CGSize(width: 14, height: 14)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    switch symbol {
    case .delete: drawSign(isPlus: false, on: fill ?? .systemRed, in: context)
    case .insert: drawSign(isPlus: true, on: fill ?? .systemGreen, in: context)
    case .reorder: drawGrip(in: context)
    case .circle(let isSelected): drawCircle(isSelected, in: context)
    case .outlineDisclosure(let isExpanded): drawChevron(isExpanded, in: context)
    }
  }

  private func drawSign(isPlus: Bool, on color: UIColor, in context: CGContext) {
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: bounds)
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(2)
    strokeLine(from: (5.5, 11), to: (16.5, 11), in: context)
    if isPlus { strokeLine(from: (11, 5.5), to: (11, 16.5), in: context) }
  }

  private func drawGrip(in context: CGContext) {
    context.setStrokeColor(UIColor.tertiaryLabel.cgColor)
    context.setLineWidth(1)
    for y in [0.5, 5.5, 10.5] as [CGFloat] { strokeLine(from: (0.5, y), to: (19.5, y), in: context) }
  }

  private func drawCircle(_ isSelected: Bool, in context: CGContext) {
    guard isSelected else {
      context.setStrokeColor(UIColor.tertiaryLabel.cgColor)
      context.setLineWidth(1.5)
      context.strokeEllipse(in: bounds.insetBy(dx: 0.75, dy: 0.75))
      return
    }
    context.setFillColor((fill ?? tintColor).cgColor)
    context.fillEllipse(in: bounds)
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(2)
    strokeLine(from: (6.5, 11.5), to: (9.8, 15), in: context)
    strokeLine(from: (9.8, 15), to: (15.5, 7.5), in: context)
  }

  /// Draws a chevron that points to the trailing edge, or down if the item is expanded.
  private func drawChevron(_ isExpanded: Bool, in context: CGContext) {
    context.setStrokeColor(tintColor.cgColor)
    context.setLineWidth(2.2)
    let forward: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let (along, across): (CGFloat, CGFloat) = (2.6, 5.2)
    let points: [(CGFloat, CGFloat)] =
      isExpanded
      ? [(7 - across, 7 - along), (7, 7 + along), (7 + across, 7 - along)]
      : [(7 - along * forward, 7 - across), (7 + along * forward, 7), (7 - along * forward, 7 + across)]
    context.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { context.addLine(to: CGPoint(x: point.0, y: point.1)) }
    context.strokePath()
  }

  private func strokeLine(
    from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), in context: CGContext
  ) {
    context.move(to: CGPoint(x: start.0, y: start.1))
    context.addLine(to: CGPoint(x: end.0, y: end.1))
    context.strokePath()
  }
}
