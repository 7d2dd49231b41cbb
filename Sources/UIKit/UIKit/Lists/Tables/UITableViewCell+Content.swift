import Foundation

extension UITableViewCell: ConfiguredView {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  func callConfigurationUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns the height of a cell whose content ends at `width`, or nil without a configuration.
  func configuredHeight(width: CGFloat) -> CGFloat? {
    configuredSize(CGSize(width: width, height: .greatestFiniteMagnitude)).map {
      max($0.height, TableMetrics.configuredRowHeight(.current))
    }
  }

  var contentMargins: UIEdgeInsets? {
    let hasAccessory = shownAccessoryView != nil || parts.accessory != nil
    let (leading, trailing) = (
      margin + CGFloat(indentationLevel) * indentationWidth, hasAccessory ? 8 : margin
    )
    return isRightToLeft
      ? UIEdgeInsets(top: 0, left: trailing, bottom: 0, right: leading)
      : UIEdgeInsets(top: 0, left: leading, bottom: 0, right: trailing)
  }

  /// The background configuration of a cell in the table's style.
  var tableBackground: UIBackgroundConfiguration {
    let style = context?.style ?? parts.tableStyle ?? .plain
    return style == .plain ? .listPlainCell() : .listGroupedCell()
  }
}
