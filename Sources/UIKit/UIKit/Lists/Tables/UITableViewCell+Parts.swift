import Foundation

extension UITableViewCell {
  func madeTextLabel() -> UILabel {
    if let label = parts.textLabel { return label }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = isRightToLeft ? .left : .right
    }
    wrapLargeText(of: label)
    parts.textLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func madeDetailLabel() -> UILabel? {
    if style == .default { return nil }
    if let label = parts.detailLabel { return label }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
    if style == .value1 { label.textColor = .secondaryLabel }
    wrapLargeText(of: label)
    parts.detailLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Whether the content size category is one of those for accessibility.
  var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  /// Lets a label have as many lines as it needs, as UIKit does with large text.
  private func wrapLargeText(of label: UILabel) {
    if hasLargeText, style != .value2 { label.numberOfLines = 0 }
  }

  func madeImageView() -> UIImageView {
    if let view = parts.imageView { return view }
    let view = UIImageView(frame: .zero)
    parts.imageView = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The layout margins of the content view. Beside an accessory, the trailing margin is 8 points, unless the app set
  /// the cell's margins: with none, a captured cell of iOS 26.1 has its text up to the content's end.
  var contentViewMargins: NSDirectionalEdgeInsets {
    let hasAccessory = shownAccessoryView != nil || parts.accessory != nil
    let vertical: CGFloat = SystemVersion.current >= .iOS26 ? 15 : 11
    return NSDirectionalEdgeInsets(
      top: vertical, leading: margin, bottom: vertical,
      trailing: ownMargins?.trailing ?? (hasAccessory ? 8 : margin))
  }

  /// The distance of text from the edges. A cell outside of a table uses the distance in a grouped table.
  ///
  /// Layout margins that an app sets take its place, but text never comes nearer to the edge than an accessory does.
  var margin: CGFloat {
    if let own = ownMargins { return max(own.leading, edgeMargin) }
    return context?.margin ?? TableMetrics.groupedCellMargin
  }

  /// The margins at the sides that an app has set for the cell, or nil.
  var ownMargins: (leading: CGFloat, trailing: CGFloat)? {
    switch assignedMargins {
    case .fixed(let insets):
      isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    case .directional(let insets): (insets.leading, insets.trailing)
    case nil: nil
    }
  }

  /// The distance of an accessory from the trailing edge.
  var edgeMargin: CGFloat { context?.accessoryMargin ?? TableMetrics.groupedCellMargin }

  func replace(_ old: UIView?, with new: UIView?) {
    if new != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
    if old !== new { old?.removeFromSuperview() }
    if let new {
      insertSubview(new, at: 0)
      new.frame = bounds
    }
    applyDefaultBackground()
    setNeedsLayout()
  }

  func contextDidChange() {
    applyDefaultBackground()
    roundCorners()
    setNeedsLayout()
  }

  /// Gives the table's colour to a cell without a background of its own.
  func applyDefaultBackground() {
    guard let context, !parts.hasOwnBackground else { return }
    guard backgroundConfiguration == nil else { return setDefaultBackground(.clear) }
    setDefaultBackground(context.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  func replaceOwnBackgrounds() {
    if backgroundConfiguration != nil {
      if parts.hasOwnBackground { backgroundColor = nil }
      if backgroundView != nil { backgroundView = nil }
      if selectedBackgroundView != nil { selectedBackgroundView = nil }
    }
    applyDefaultBackground()
    updateSelectedBackground()
  }

  private func roundCorners() {
    guard let context, context.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.cornerRadius(.current)
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  /// Shows the background of a selection behind the content: the app's view, or a grey one.
  func updateSelectedBackground() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    parts.textLabel?.isHighlighted = isShown
    parts.detailLabel?.isHighlighted = isShown
    guard backgroundConfiguration == nil else {
      parts.selectionBackground?.removeFromSuperview()
      return
    }
    let own = selectedBackgroundView
    let view = own ?? (isShown ? madeSelectionBackground() : parts.selectionBackground)
    if own != nil { parts.selectionBackground?.removeFromSuperview() }
    guard let view else { return }
    if !isShown {
      view.removeFromSuperview()
    } else if view.superview !== self {
      if let backgroundView, backgroundView.superview === self {
        insertSubview(view, aboveSubview: backgroundView)
      } else {
        insertSubview(view, at: 0)
      }
      view.frame = bounds
    }
  }

  private func madeSelectionBackground() -> UIView {
    if let view = parts.selectionBackground { return view }
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    parts.selectionBackground = view
    return view
  }

  func accessoryDidChange() {
    let kind = shownAccessoryView == nil ? shownAccessoryType : .none
    for view in [accessoryView, parts.editingAccessoryView] where view !== shownAccessoryView {
      view?.removeFromSuperview()
    }
    if kind == .none {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
    } else if parts.accessory?.kind != kind {
      parts.accessory?.removeFromSuperview()
      let accessory = TableCellAccessory(kind: kind)
      parts.accessory = accessory
      addSubview(accessory)
    }
    if let view = shownAccessoryView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
}
