import Foundation

/// A drawn accessory of a cell: a disclosure indicator, a checkmark or a detail button.
final class TableCellAccessory: UIView, TableCellPart {
  let kind: UITableViewCell.AccessoryType

  init(kind: UITableViewCell.AccessoryType) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: kind)))
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  static func size(of kind: UITableViewCell.AccessoryType) -> CGSize {
    let isNewer = SystemVersion.current >= .iOS26
    return switch kind {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 10.5, height: isNewer ? 14 : 15)
    case .checkmark: isNewer ? CGSize(width: 19, height: 18) : CGSize(width: 17, height: 15)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 22 + 12 + 10.5, height: 22)
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
    switch kind {
    case .none: break
    case .disclosureIndicator: drawChevron(in: context)
    case .checkmark: drawTick(in: context)
    case .detailButton: drawDetail(in: context)
    case .detailDisclosureButton:
      drawDetail(in: context)
      drawChevron(in: context)
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Draws a chevron that points to the trailing edge and ends there.
  private func drawChevron(in context: CGContext) {
    let forward: CGFloat = isRightToLeft ? -1 : 1
    let tip = CGPoint(x: isRightToLeft ? 1.5 : bounds.maxX - 1.5, y: bounds.midY)
    context.setStrokeColor(UIColor.tertiaryLabel.cgColor)
    context.setLineWidth(2.2)
    context.move(to: CGPoint(x: tip.x - 5.2 * forward, y: tip.y - 5.2))
    context.addLine(to: tip)
    context.addLine(to: CGPoint(x: tip.x - 5.2 * forward, y: tip.y + 5.2))
    context.strokePath()
  }

  private func drawTick(in context: CGContext) {
    context.setStrokeColor(tintColor.cgColor)
    context.setLineWidth(2.2)
    let origin = CGPoint(x: bounds.midX - 8.5, y: bounds.midY - 7.5)
    context.move(to: CGPoint(x: origin.x + 2.5, y: origin.y + 8.2))
    context.addLine(to: CGPoint(x: origin.x + 6.7, y: origin.y + 13))
    context.addLine(to: CGPoint(x: origin.x + 14.7, y: origin.y + 2))
    context.strokePath()
  }

  private func drawDetail(in context: CGContext) {
    let circle = CGRect(x: isRightToLeft ? bounds.maxX - 22 : 0, y: bounds.midY - 11, width: 22, height: 22)
    context.setStrokeColor(tintColor.cgColor)
    context.setFillColor(tintColor.cgColor)
    ButtonSymbol.drawInfo(in: context, circle: circle)
  }
}
