import Foundation

/// The box of an alert before iOS 26: title, message, text fields and buttons, with hairlines between them. In an
/// action sheet, the cancel button has a box of its own.
final class AlertBox: UIView, AlertBoxView {
  private var content: AlertContent?
  private var labels: [UILabel] = []
  private var rows: [AlertRow] = []
  private let background = UIView(frame: .zero)
  private let cancelBackground = UIView(frame: .zero)
  private var hairlines: [UIView] = []

  private var rowHeight: CGFloat { content?.isSheet == true ? 57 : 44 }
  private var hasColumns: Bool { content?.isSheet == false && rows.count == 2 }
  private var cancelRow: AlertRow? {
    content?.isSheet == true && rows.last?.action.style == .cancel ? rows.last : nil
  }

  func show(_ content: AlertContent) {
    self.content = content
    for view in subviews { view.removeFromSuperview() }
    labels = []
    hairlines = []
    for background in [background, cancelBackground] {
      background.backgroundColor = .secondarySystemGroupedBackground
      background.layer.cornerRadius = 14
      addSubview(background)
    }
    let isSheet = content.isSheet
    add(
      content.title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
      isSheet ? .secondaryLabel : .label)
    let messageWeight: UIFont.Weight = isSheet && (content.title ?? "").isEmpty ? .semibold : .regular
    add(content.message, .systemFont(ofSize: 13, weight: messageWeight), isSheet ? .secondaryLabel : .label)
    for field in content.fields {
      field.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      addSubview(field)
    }
    rows = content.actions.map { action in
      let isBold = content.preferred.map { $0 === action } ?? (action.style == .cancel)
      return AlertRow(action, isBold: isBold, size: isSheet ? 20 : 17)
    }
    rows.forEach(addSubview)
    setNeedsLayout()
  }

  private func add(_ text: String?, _ font: UIFont, _ color: UIColor) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel(frame: .zero)
    (label.text, label.font, label.textColor) = (text, font, color)
    (label.numberOfLines, label.textAlignment) = (0, .center)
    labels.append(label)
    addSubview(label)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let bottom = arrange(width: size.width, apply: false)
    return CGSize(width: size.width, height: bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for hairline in hairlines { hairline.removeFromSuperview() }
    hairlines = []
    _ = arrange(width: bounds.width, apply: true)
  }

  /// Arranges the content in a width and returns its height. It moves no views unless `apply` is true.
  private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
    var y: CGFloat = 0
    let fields = content?.fields ?? []
    if !labels.isEmpty || !fields.isEmpty {
      let inset = content?.isSheet == true ? 14.5 : 19
      y = CGFloat(inset)
      for (index, label) in labels.enumerated() {
        if index > 0 { y += content?.isSheet == true ? 6 : 2 }
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height
        if apply { label.frame = CGRect(x: 16, y: y, width: width - 32, height: height) }
        y += height
      }
      for (index, field) in fields.enumerated() {
        y += index == 0 ? 15 : 4
        if apply { field.frame = CGRect(x: 16, y: y, width: width - 32, height: 30) }
        y += 30
      }
      y += CGFloat(inset)
    }
    if hasColumns {
      if apply {
        line(CGRect(x: 0, y: y, width: width, height: hairline))
        line(CGRect(x: width / 2, y: y, width: hairline, height: rowHeight))
        rows[0].frame = CGRect(x: 0, y: y, width: width / 2, height: rowHeight)
        rows[1].frame = CGRect(x: width / 2, y: y, width: width / 2, height: rowHeight)
      }
      y += rowHeight
    } else {
      for row in rows where row !== cancelRow {
        if apply, y > 0 { line(CGRect(x: 0, y: y, width: width, height: hairline)) }
        if apply { row.frame = CGRect(x: 0, y: y, width: width, height: rowHeight) }
        y += rowHeight
      }
    }
    if apply { background.frame = CGRect(x: 0, y: 0, width: width, height: y) }
    guard let cancelRow else {
      if apply { cancelBackground.frame = .zero }
      return y
    }
    y += 8
    if apply {
      cancelRow.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
      cancelBackground.frame = cancelRow.frame
    }
    return y + rowHeight
  }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  private func line(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    hairlines.append(line)
    addSubview(line)
  }
}

/// A button of an alert, in the tint colour.
final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)

  init(_ action: UIAlertAction, isBold: Bool, size: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }
}
