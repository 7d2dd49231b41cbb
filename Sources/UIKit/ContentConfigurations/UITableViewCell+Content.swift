import Foundation

extension UITableViewCell {
  /// Shows a configuration in the content view, in the view of the one before where it is of that kind.
  func contentConfigurationDidChange() {
    guard let configuration = contentConfiguration else {
      parts.content?.removeFromSuperview()
      parts.content = nil
      setNeedsLayout()
      return
    }
    if let view = parts.content, type(of: view.configuration) == type(of: configuration) {
      view.configuration = configuration
    } else {
      parts.content?.removeFromSuperview()
      let view = configuration.makeContentView()
      parts.content = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  /// Fills the content view with the view of the configuration.
  func layoutContentConfiguration() {
    guard let view = parts.content else { return }
    if let list = view as? UIListContentView { list.cellMargins = contentMargins }
    if view.frame != contentView.bounds { view.frame = contentView.bounds }
  }

  /// The height of a cell whose content ends at `width`; nil without a configuration.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    guard let view = parts.content else { return nil }
    if let list = view as? UIListContentView { list.cellMargins = contentMargins }
    let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return max(height, TableMetrics.configuredRowHeight(.current))
  }

  private var contentMargins: UIEdgeInsets {
    let hasAccessory = accessoryView != nil || parts.accessory != nil
    let (leading, trailing) = (
      margin + CGFloat(indentationLevel) * indentationWidth, hasAccessory ? 8 : margin
    )
    return isRightToLeft
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }
}
