import Foundation

/// The box of an alert since iOS 26: texts at the leading edge, and a round button for each action. An action sheet
/// has the same box.
final class RoundAlertBox: UIView, AlertBoxView {
  /// The width of an alert.
  static let width: CGFloat = 320
  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 288
  private static let radius: CGFloat = 34
  /// The space around the texts: above the first, beside them, between them and below the last.
  private static let textTop: CGFloat = 22
  private static let textSide: CGFloat = 30
  private static let textSpacing: CGFloat = 7
  private static let textBottom: CGFloat = 4.5
  private static let buttonInset: CGFloat = 16
  private static let buttonSpacing: CGFloat = 8
  private static let buttonHeight: CGFloat = 48

  private var texts: [UIView] = []
  private let buttons = UIStackView(frame: .zero)

  func show(_ content: AlertContent) {
    for view in texts { view.removeFromSuperview() }
    for view in buttons.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.radius
    texts =
      [
        label(content.title, .systemFont(ofSize: 17, weight: .semibold), .label),
        label(content.message, .systemFont(ofSize: 15), content.isSheet ? .secondaryLabel : .label),
      ].compactMap { $0 } + content.fields
    for field in content.fields { field.borderStyle = .roundedRect }
    texts.forEach(addSubview)
    let hasColumns = !content.isSheet && content.actions.count == 2
    buttons.axis = hasColumns ? .horizontal : .vertical
    buttons.distribution = .fillEqually
    buttons.spacing = Self.buttonSpacing
    for action in content.actions {
      buttons.addArrangedSubview(RoundAlertButton(action, isPreferred: action === content.preferred))
    }
    addSubview(buttons)
    setNeedsLayout()
  }

  private func label(_ text: String?, _ font: UIFont, _ color: UIColor) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.textColor, label.numberOfLines) = (text, font, color, 0)
    return label
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(width: size.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(width: bounds.width, apply: true)
  }

  /// Arranges the content in a width and returns its height. It moves no views unless `apply` is true.
  private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
    let textWidth = max(width - 2 * Self.textSide, 0)
    var y = Self.textTop
    for (index, view) in texts.enumerated() {
      if index > 0 { y += Self.textSpacing }
      let fitting = view.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
      if apply { view.frame = CGRect(x: Self.textSide, y: y, width: textWidth, height: fitting.height) }
      y += fitting.height
    }
    y = texts.isEmpty ? 0 : y + Self.textBottom
    let rows = CGFloat(buttons.axis == .horizontal ? 1 : buttons.arrangedSubviews.count)
    guard rows > 0 else { return y }
    let height = rows * Self.buttonHeight + (rows - 1) * Self.buttonSpacing
    if apply {
      buttons.frame = CGRect(
        x: Self.buttonInset, y: y + Self.buttonInset, width: max(width - 2 * Self.buttonInset, 0),
        height: height)
    }
    return y + 2 * Self.buttonInset + height
  }
}

/// A button of an alert: a title in the middle of a round background. The preferred action has the tint colour.
private final class RoundAlertButton: UIView {
  private let action: UIAlertAction
  private let isPreferred: Bool
  private let background = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ action: UIAlertAction, isPreferred: Bool) {
    (self.action, self.isPreferred) = (action, isPreferred)
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: 17, weight: .medium)
    for view in [background, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.layer.cornerRadius = bounds.height / 2
    background.backgroundColor = isPreferred ? tintColor : .tertiarySystemFill
    let fitting = label.sizeThatFits(.zero)
    let width = min(fitting.width, max(bounds.width - 16, 0))
    let scale = max(traitCollection.displayScale, 1)
    label.frame = CGRect(
      x: ((bounds.width - width) / 2 * scale).rounded() / scale,
      y: ((bounds.height - fitting.height) / 2 * scale).rounded() / scale, width: width,
      height: fitting.height)
    label.textColor =
      !action.isEnabled
      ? .tertiaryLabel : action.style == .destructive ? .systemRed : isPreferred ? .white : .label
  }
}
