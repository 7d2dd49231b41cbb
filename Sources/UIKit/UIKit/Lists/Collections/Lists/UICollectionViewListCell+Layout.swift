import Foundation

extension UICollectionViewListCell {
  /// The gaps between accessories, and between the content and the accessories before it, in points.
  private static let accessoryGaps = (between: CGFloat(12), beforeContent: CGFloat(16))

  /// The frames of the parts, mirrored in a right-to-left layout direction.
  struct PartFrames {
    var content: CGRect
    var leading: [CGRect] = []
    var trailing: [CGRect] = []
  }

  private var margin: CGFloat { place?.margin ?? TableMetrics.margin }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margins at the sides of the content.
  var sideMargins: UIEdgeInsets {
    let leading =
      listParts.leading.isEmpty
      ? margin + indentation : Self.accessoryGaps.beforeContent + (indentsAccessories ? 0 : indentation)
    let trailing = listParts.trailing.isEmpty ? margin : 8
    return isMirrored
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }

  /// The minimum height of a row, or 0 for a header or footer.
  var minimumHeight: CGFloat {
    place?.role ?? .item == .item ? TableMetrics.configuredRowHeight(.current) : 0
  }

  var framesOfParts: PartFrames { frames(in: bounds.size) }

  func contentWidth(in width: CGFloat) -> CGFloat {
    frames(in: CGSize(width: width, height: bounds.height)).content.width
  }

  private func frames(in size: CGSize) -> PartFrames {
    var start: CGFloat = 0
    var frames = PartFrames(content: .zero)
    func frame(_ accessory: ListCellParts.Accessory, at x: CGFloat) -> CGRect {
      let own = accessory.view.bounds.size
      return CGRect(
        x: onPixels(x + (accessory.width - own.width) / 2), y: onPixels((size.height - own.height) / 2),
        width: own.width, height: own.height)
    }
    if !listParts.leading.isEmpty {
      start = margin + (indentsAccessories ? indentation : 0)
      for (index, accessory) in listParts.leading.enumerated() {
        if index > 0 { start += Self.accessoryGaps.between }
        frames.leading.append(frame(accessory, at: start))
        start += accessory.width
      }
    }
    var end = size.width
    if !listParts.trailing.isEmpty {
      end -= (place?.accessoryMargin ?? margin) + lastTickMargin
      for (index, accessory) in listParts.trailing.enumerated().reversed() {
        end -= accessory.width
        frames.trailing.insert(frame(accessory, at: end), at: 0)
        if index > 0 { end -= Self.accessoryGaps.between }
      }
    }
    frames.content = CGRect(x: start, y: 0, width: max(end - start, 0), height: size.height)
    return isMirrored ? mirrored(frames, in: size.width) : frames
  }

  /// The space between a checkmark and the margin beside it, since iOS 26, as in a table.
  private var lastTickMargin: CGFloat {
    let last = listParts.trailing.last?.view as? TableCellAccessory
    return last?.kind == .checkmark && SystemVersion.current >= .iOS26 ? 2.5 : 0
  }

  private func mirrored(_ frames: PartFrames, in width: CGFloat) -> PartFrames {
    PartFrames(
      content: frames.content.mirrored(in: width), leading: frames.leading.map { $0.mirrored(in: width) },
      trailing: frames.trailing.map { $0.mirrored(in: width) })
  }

  private func onPixels(_ value: CGFloat) -> CGFloat {
    PixelGrid(of: traitCollection).nearest(value)
  }

  func layoutAccessories() {
    let frames = framesOfParts
    let views = listParts.leading.map(\.view) + listParts.trailing.map(\.view)
    for (view, frame) in zip(views, frames.leading + frames.trailing) where view.frame != frame {
      view.frame = frame
    }
  }

  /// Shows the separators for the cell's place, in front of everything else.
  func layoutSeparators() {
    let hairline = SystemVersion.current >= .iOS26 ? 1 : 1 / max(traitCollection.displayScale, 1)
    listParts.topLine = shown(place?.topSeparator, y: 0, height: hairline, in: listParts.topLine)
    listParts.bottomLine = shown(
      place?.bottomSeparator, y: bounds.height - hairline, height: hairline, in: listParts.bottomLine)
  }

  private func shown(
    _ separator: ListPlace.Separator?, y: CGFloat, height: CGFloat, in line: UIView?
  ) -> UIView? {
    guard let separator else {
      line?.removeFromSuperview()
      return nil
    }
    if separator.hasSelectionColor, isSelected,
      (superview as? UICollectionView)?.allowsMultipleSelection == true
    {
      Diagnostics.report(
        "UIListSeparatorConfiguration.multipleSelectionColor is set, and CellSnap draws separators in their usual color"
      )
    }
    let line = line ?? TableCellSeparator(frame: .zero)
    if line.backgroundColor != separator.color { line.backgroundColor = separator.color }
    let insets = guided(separator.insets ?? automaticInsets)
    var frame = CGRect(
      x: insets.leading, y: y, width: max(bounds.width - insets.leading - insets.trailing, 0), height: height)
    if isMirrored { frame = frame.mirrored(in: bounds.width) }
    if line.frame != frame { line.frame = frame }
    if subviews.last !== line { addSubview(line) }
    return line
  }

  /// The insets of a separator that begins at the text. Since iOS 26, it ends at the margin of a card.
  private var automaticInsets: NSDirectionalEdgeInsets {
    let content = framesOfParts.content
    let start = isMirrored ? bounds.width - content.maxX : content.minX
    let text = (configurationParts.content as? UIListContentView)?.textLeading ?? 0
    let endsAtMargin = SystemVersion.current >= .iOS26 && place?.appearance == .insetGrouped
    let margins = sideMargins
    return NSDirectionalEdgeInsets(
      top: 0, leading: start + (isMirrored ? margins.right : margins.left) + text, bottom: 0,
      trailing: endsAtMargin ? margin : 0)
  }
}
