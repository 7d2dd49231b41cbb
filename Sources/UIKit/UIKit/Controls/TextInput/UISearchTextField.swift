public import Foundation

/// The field of a search bar: a magnifying glass and a text on a grey background.
open class UISearchTextField: UITextField {
  /// The bar of which the field is a part, or nil.
  weak var bar: UISearchBar?

  /// Begins editing, and tells the bar's delegate. Unlike UIKit, neither a keyboard nor a cursor appears.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard bar?.allowsEditingToBegin != false, super.becomeFirstResponder() else { return false }
    bar?.editingDidBegin()
    return true
  }

  /// Ends editing, and tells the bar's delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard bar?.allowsEditingToEnd != false, super.resignFirstResponder() else { return false }
    bar?.editingDidEnd()
    return true
  }

  override func giveUpFirstResponder() {
    super.giveUpFirstResponder()
    bar?.editingDidEnd()
  }

  /// Whether the field is on glass at the bottom of a screen, without a background of its own.
  var isOnGlass = false {
    didSet {
      guard isOnGlass != oldValue else { return }
      backgroundColor = isOnGlass ? nil : .tertiarySystemFill
      setNeedsLayout()
    }
  }

  /// The distance from the field's edge to its text.
  private var textInset: CGFloat { isOnGlass ? 41.5 : 31.5 }
  /// The distance from the field's edges to the magnifying glass and the clear button.
  private var margin: CGFloat { isOnGlass ? 13 : 7 }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UISearchTextField.self, placesContents: true, hasPrivateParts: true) { values in
      let field = UISearchTextField(frame: .zero)
      field.placeholder = values.text()
      return field
    }
  }

  /// Returns the rectangle between the magnifying glass and the clear button.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let leading = leftView != nil && leftViewMode.isSeen(isEditing) ? textInset : margin
    let hasEnd = showsClearButton || (button != nil && rightView === button)
    let trailing = hasEnd ? margin + ClearButton.side : margin
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY,
      width: max(bounds.width - leading - trailing, 0), height: bounds.height)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side,
      y: bounds.midY - side / 2, width: side, height: side)
  }

  /// Returns the rectangle of the left view, which is at the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let side = MagnifyingGlass.side
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? bounds.maxX - margin - side : bounds.minX + margin,
      y: bounds.midY - side / 2, width: side,
      height: side)
  }

  /// Returns the rectangle of the right view, which is at the trailing end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    button != nil && rightView === button
      ? clearButtonRect(forBounds: bounds) : super.rightViewRect(forBounds: bounds)
  }

  /// The button at the end, which a search bar shows.
  private var button: UIImageView?

  /// Shows an image at the trailing end, or nothing.
  func showButton(_ image: UIImage?) {
    guard image != button?.image else { return }
    if rightView === button { rightView = nil }
    button = image.map { UIImageView(image: $0) }
    guard let button else { return }
    button.tintColor = .secondaryLabel
    button.contentMode = .scaleAspectFit
    (rightView, rightViewMode) = (button, .always)
  }

  /// Shows an image in place of the magnifying glass.
  func showSearchIcon(_ image: UIImage?) {
    guard let image else {
      leftView = MagnifyingGlass(frame: .zero)
      return
    }
    let view = UIImageView(image: image)
    view.tintColor = .secondaryLabel
    view.contentMode = .center
    leftView = view
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = SystemVersion.current >= .iOS26 ? bounds.height / 2 : 10
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
