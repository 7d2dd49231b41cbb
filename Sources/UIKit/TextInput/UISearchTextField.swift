public import Foundation

/// The field of a search bar: a magnifying glass and a text on a grey ground.
open class UISearchTextField: UITextField {
  /// From the field's edge to its text.
  private static let textInset: CGFloat = 31.5

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rect = super.textRect(forBounds: bounds).intersection(bounds.insetBy(dx: 7, dy: 0))
    guard !rect.isNull else { return .zero }
    let inset = leftView != nil && leftViewMode.isSeen ? Self.textInset : 7
    let left = isRightToLeft ? rect.minX : max(rect.minX, bounds.minX + inset)
    let right = isRightToLeft ? min(rect.maxX, bounds.maxX - inset) : rect.maxX
    return CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
  }

  /// At the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let side = MagnifyingGlass.side
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.maxX - 7 - side : bounds.minX + 7, y: bounds.midY - side / 2, width: side,
      height: side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = SystemVersion.current == .iOS26 ? bounds.height / 2 : 10
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    leftView = MagnifyingGlass(frame: .zero)
    leftViewMode = .always
    clearButtonMode = .always
  }
}

/// A magnifying glass, 20 points wide.
private final class MagnifyingGlass: UIView {
  static let side: CGFloat = 20

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.secondaryLabel.cgColor)
    context.setLineWidth(1.7)
    context.setLineCap(.round)
    context.strokeEllipse(in: CGRect(x: bounds.minX + 2.5, y: bounds.minY + 2.5, width: 11.5, height: 11.5))
    context.move(to: CGPoint(x: bounds.minX + 12.6, y: bounds.minY + 12.6))
    context.addLine(to: CGPoint(x: bounds.minX + 17, y: bounds.minY + 17))
    context.strokePath()
  }
}
