import Foundation

extension UITableViewCell {
  /// Places backgrounds, accessory, content view, labels and separators.
  func layoutParts() {
    layoutBackgroundConfiguration()
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    if let view = selectedBackgroundView ?? parts.selectionBackground, view.superview === self,
      view.frame != bounds
    {
      view.frame = bounds
    }
    let end = layoutAccessory()
    let content =
      parts.contentFrame
      ?? mirrored(
        CGRect(
          x: editingIndentation, y: 0, width: max(end - editingIndentation, 0),
          height: max(bounds.height - parts.separatorRoom, 0)),
        in: bounds.width)
    if contentView.frame != content { contentView.frame = content }
    layoutEditingControls()
    layoutStandardParts()
    layoutContentConfiguration()
    layoutSeparators()
  }

  /// Places the accessory and returns the end of the content, counted from left to right.
  private func layoutAccessory() -> CGFloat {
    guard let view = shownAccessoryView ?? parts.accessory else { return bounds.width - endRoom }
    let size = view.bounds.size
    let grid = PixelGrid(of: traitCollection)
    let slot = accessoryWidth(view)
    let x = bounds.width - endRoom - edgeMargin - slot + grid.nearest((slot - size.width) / 2)
    let y = grid.nearest((bounds.height - size.height) / 2)
    let frame = mirrored(CGRect(origin: CGPoint(x: x, y: y), size: size), in: bounds.width)
    if view.frame != frame { view.frame = frame }
    return accessoryEnd(width: bounds.width)
  }

  /// Returns the width of the content view in a cell of a width.
  func contentWidth(_ width: CGFloat) -> CGFloat { max(accessoryEnd(width: width) - editingIndentation, 0) }

  /// Returns the end of the content in a cell of a width. Before iOS 26, an accessory view of the app has a gap before
  /// it.
  private func accessoryEnd(width: CGFloat) -> CGFloat {
    let width = width - endRoom
    guard let view = shownAccessoryView ?? parts.accessory else { return width }
    let ownGap: CGFloat = SystemVersion.current >= .iOS26 ? 0 : 8
    let gap = shownAccessoryView != nil ? ownGap : shownAccessoryType == .detailButton ? 2 : 0
    return width - edgeMargin - accessoryWidth(view) - gap
  }

  /// Returns the width that an accessory takes. Since iOS 26, a checkmark, and a symbol in an image view, take at least
  /// 24 points and are in their middle, as in captures of iOS 26.1.
  private func accessoryWidth(_ view: UIView) -> CGFloat {
    let accessory = view as? TableCellAccessory
    let isSymbol = (view as? UIImageView)?.image?.isSymbolImage == true || accessory?.kind == .checkmark
    return isSymbol && SystemVersion.current >= .iOS26 ? max(view.bounds.width, 24) : view.bounds.width
  }

  private func layoutStandardParts() {
    guard parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
    let size = contentView.bounds.size
    let layout = StandardCellLayout(style: layoutStyle, contents: standardContents, room: room(for: size))
    place(parts.imageView, layout.image, in: size.width)
    place(parts.textLabel, layout.text, in: size.width)
    place(parts.detailLabel, layout.detail, in: size.width)
  }

  /// The style of the layout. At an accessibility text size, a value is below its text.
  private var layoutStyle: CellStyle { style == .value1 && hasLargeText ? .subtitle : style }

  private func place(_ view: UIView?, _ frame: CGRect?, in width: CGFloat) {
    guard let view else { return }
    let frame = frame.map { mirrored($0, in: width) } ?? .zero
    if view.frame != frame { view.frame = frame }
  }

  private func room(for size: CGSize) -> StandardCellLayout.Room {
    StandardCellLayout.Room(
      size: size, left: margin + CGFloat(indentationLevel) * indentationWidth,
      right: contentViewMargins.trailing,
      displayScale: traitCollection.displayScale, systemVersion: .current)
  }

  /// The contents of the layout. Labels without text take no space, as in UIKit.
  private var standardContents: StandardCellLayout.Contents {
    StandardCellLayout.Contents(
      image: parts.imageView?.image?.size, text: measure(parts.textLabel), detail: measure(parts.detailLabel))
  }

  private func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label, label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    let room = room(for: CGSize(width: contentWidth(width), height: 0))
    let accessory = shownAccessoryView.map { $0.bounds.height + 1 } ?? 0
    if let height = configuredHeight(width: room.size.width) { return max(height, accessory) }
    return max(
      StandardCellLayout.height(style: layoutStyle, contents: standardContents, room: room), accessory)
  }

  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    isRightToLeft ? rect.mirrored(in: width) : rect
  }

  /// The inset of the cell, or of the table; without one, the automatic inset, which starts at the text.
  var resolvedSeparatorInset: UIEdgeInsets {
    let own = parts.separatorInset ?? context?.separatorInset
    if let own, context?.addsSeparatorInset != true { return own }
    var left = editingIndentation + margin + CGFloat(indentationLevel) * indentationWidth
    if let image = parts.imageView?.image { left += image.size.width + StandardCellLayout.imageGap }
    return UIEdgeInsets(
      top: 0, left: left + (own?.left ?? 0), bottom: 0, right: separatorEnd + (own?.right ?? 0))
  }

  /// The distance of an automatic separator from the trailing edge. Since iOS 26, it may end before the edge.
  private var separatorEnd: CGFloat {
    guard SystemVersion.current >= .iOS26 else { return 0 }
    if let own = ownMargins { return own.trailing }
    switch context?.style {
    case .insetGrouped: return margin
    case .plain, .grouped: return context?.tableMargin ?? 0
    case nil: return 0
    }
  }

  /// Shows the separators for the cell's place in its table.
  ///
  /// No line is below the last row of a group, except in a grouped table, where lines of full width enclose
  /// each group. In a plain table before iOS 26, no line is below the last row before a header, a footer or the
  /// end.
  func layoutSeparators() {
    guard let context, let color = context.separatorColor else {
      parts.separator = shown(nil, in: parts.separator, .clear)
      parts.topSeparator = shown(nil, in: parts.topSeparator, .clear)
      return
    }
    let isGrouped = context.style == .grouped
    let hairline = SystemVersion.current >= .iOS26 ? 1 : 1 / max(traitCollection.displayScale, 1)
    let inset = resolvedSeparatorInset
    let inner = CGRect(
      x: inset.left, y: bounds.height - hairline, width: max(bounds.width - inset.left - inset.right, 0),
      height: hairline)
    let bottom = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    let endsRows = SystemVersion.current < .iOS26 && !context.isFollowedByRow
    let isClosed = context.style == .plain ? endsRows : context.isLast
    parts.separator = shown(isClosed ? (isGrouped ? bottom : nil) : inner, in: parts.separator, color)
    parts.topSeparator = shown(isGrouped && context.isFirst ? top : nil, in: parts.topSeparator, color)
    keepLinesInFront()
  }

  /// Keeps the lines in front of views that were added later. A reused cell then draws in the order of a new
  /// cell.
  private func keepLinesInFront() {
    let lines = [parts.separator, parts.topSeparator].compactMap { $0 }
    guard !subviews.suffix(lines.count).elementsEqual(lines, by: ===) else { return }
    for line in lines { bringSubviewToFront(line) }
  }

  /// Returns the line at a frame, created if necessary, or nil without a frame.
  private func shown(_ frame: CGRect?, in line: UIView?, _ color: UIColor) -> UIView? {
    guard let frame else {
      line?.removeFromSuperview()
      return nil
    }
    let line = line ?? TableCellSeparator(frame: .zero)
    if line.backgroundColor != color { line.backgroundColor = color }
    let place = mirrored(frame, in: bounds.width)
    if line.frame != place { line.frame = place }
    if line.superview !== self { addSubview(line) }
    return line
  }
}

/// A line between two rows.
final class TableCellSeparator: UIView, TableCellPart {}
